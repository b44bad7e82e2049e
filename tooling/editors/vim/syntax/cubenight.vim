" CubeNight: files of cards and of cubes; made by editor_grammars from the words of the readers; do not change it by hand.
if exists('b:current_syntax')
  finish
endif

syn case match
syn iskeyword @,48-57,_,39

syn match cubenightStatement /\<\%(activate\|counters\|exchange\|devolve\|discard\|inflict\|instead\|lasting\|proceed\|shuffle\|attach\|before\|charge\|choose\|damage\|either\|evolve\|ignore\|negate\|search\|switch\|unmark\|again\|exile\|fully\|knock\|often\|order\|times\|while\|cost\|cure\|draw\|each\|fail\|flip\|from\|give\|heal\|less\|look\|lose\|mark\|more\|move\|once\|only\|swap\|take\|then\|when\|end\|may\|pay\|put\|use\|win\|by\|if\|no\)\>/
syn match cubenightChange /\<\%(unaffected\|columns\|without\|battle\|counts\|poison\|can't\|coins\|deals\|grade\|sleep\|takes\|value\|base\|burn\|coin\|size\|type\|can\|has\)\>/
syn match cubenightField /\<\%(illustrator\|resistance\|attached\|provides\|weakness\|evolves\|players\|printed\|retreat\|attack\|option\|unread\|level\|round\|rules\|trait\|where\|also\|card\|cube\|form\|name\|play\|team\|set\|bp\|fi\|hp\|is\|ja\|of\|on\|zh\|x\)\>/
syn match cubenightType /\<\%(devastation\|colorless\|lightning\|darkness\|fighting\|invasion\|psychic\|dragon\|hazard\|armed\|fairy\|grass\|metal\|meteo\|power\|speed\|water\|fire\)\>/
syn match cubenightCondition /\<\%(paralyzed\|confused\|poisoned\|asleep\|burned\)\>/
syn match cubenightPlace /\<\%(characters\|evolution\|vacancies\|attacker\|charges\|earlier\|pokemon\|stadium\|active\|energy\|exiled\|holder\|prizes\|bench\|cards\|owner\|scene\|their\|tools\|both\|deck\|hand\|lost\|them\|this\|any\|foe\|own\|me\|my\)\>/
syn match cubenightKind /\<\%(ancient-trait\|pokemon-power\|ultra-beast\|poke-power\|prism-star\|character\|poke-body\|supporter\|TAG-TEAM\|ace-spec\|adjacent\|restored\|ultraman\|V-UNION\|ability\|evolved\|levelup\|lowered\|radiant\|special\|trainer\|LEGEND\|double\|legend\|raised\|single\|stage1\|stage2\|triple\|vunion\|BREAK\|VSTAR\|basic\|break\|kaiju\|vstar\|LV\.X\|Mega\|VMAX\|face\|item\|mech\|mega\|none\|quad\|rule\|star\|tera\|tool\|vmax\|EX\|GX\|ex\|up\|V\)\>/
syn match cubenightEvent /\<\%(activated\|discarded\|bottomed\|retreats\|returned\|switched\|attacks\|becomes\|benched\|checkup\|damaged\|flipped\|knocked\|remains\|enters\|healed\|played\|starts\|drawn\|moved\|prize\|taken\|ends\|turn\|used\|out\)\>/
syn match cubenightAmount /\<\%(exactly\|rounded\|number\|random\|extra\|area\|half\|left\|all\|ten\|to\)\>/
syn match cubenightJoint /\<\%(pokemon-powers\|poke-bodies\|poke-powers\|conditions\|inheriting\|abilities\|condition\|unrelated\|distinct\|evolving\|happened\|trainers\|effects\|resolve\|zh-hans\|zh-hant\|agrees\|bottom\|chosen\|copies\|except\|freely\|levels\|marked\|player\|points\|reveal\|rounds\|second\|shares\|spread\|theirs\|after\|aside\|below\|count\|cured\|early\|enter\|first\|heads\|least\|names\|other\|packs\|place\|plain\|spent\|stack\|tails\|texts\|types\|under\|until\|worth\|done\|else\|even\|free\|full\|game\|have\|into\|keep\|last\|lead\|line\|live\|mine\|most\|next\|paid\|rest\|room\|text\|than\|with\|and\|but\|for\|ill\|max\|min\|not\|odd\|per\|tie\|top\|ucg\|an\|as\|at\|be\|in\|or\|a\)\>/

syn match cubenightNumber /\<\d\+x\?\>/
syn match cubenightFactor /\<x[2-9]\>/
syn match cubenightCost /\[[GRWLPFDMYNC]*\]\|\<[GRWLPFDMYNC]\+\>/
syn match cubenightName /\$\w\+/
syn match cubenightMark /->\|[<>]=\?\|[=+*!&|-]/
syn region cubenightString start=/"/ skip=/\\["\\]/ end=/"/ oneline
syn match cubenightRemark /#.*$/ contains=@Spell

hi def link cubenightStatement Statement
hi def link cubenightChange Function
hi def link cubenightField Keyword
hi def link cubenightType Type
hi def link cubenightCondition Constant
hi def link cubenightPlace Identifier
hi def link cubenightKind StorageClass
hi def link cubenightEvent PreProc
hi def link cubenightAmount Operator
hi def link cubenightJoint Special
hi def link cubenightNumber Number
hi def link cubenightFactor Number
hi def link cubenightCost Number
hi def link cubenightName Identifier
hi def link cubenightMark Operator
hi def link cubenightString String
hi def link cubenightRemark Comment

let b:current_syntax = 'cubenight'
