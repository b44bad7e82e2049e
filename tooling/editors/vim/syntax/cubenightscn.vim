" CubeNight: scenario files; made by editor_grammars from the words of the readers; do not change it by hand.
if exists('b:current_syntax')
  finish
endif

runtime! syntax/cubenight.vim

syn match cubenightScenario /\<\%(ExpectationReader\|scenario\.players\|PositionReader\|simultaneous\|discarding\|opponent's\|ActReader\|RefReader\|remaining\|retreated\|undamaged\|assemble\|conceded\|contains\|declared\|devolved\|opponent\|promoted\|revealed\|scenario\|shuffled\|actions\|blocked\|carried\|clauses\|concede\|counter\|highest\|nothing\|options\|playing\|promote\|running\|surplus\|trigger\|agreed\|begins\|called\|cannot\|chance\|choice\|clause\|copied\|deaths\|effect\|expect\|failed\|looked\|marker\|nobody\|offers\|placed\|refuse\|result\|return\|sudden\|target\|winner\|agree\|allow\|begin\|cites\|const\|death\|empty\|holds\|isn't\|known\|lacks\|limit\|match\|named\|phase\|setup\|since\|start\|turns\|twice\|units\|CUBE\|asks\|back\|bool\|came\|does\|ever\|goes\|main\|onto\|over\|part\|pass\|pick\|pile\|spot\|stop\|went\|wins\|zero\|zone\|UCG\|are\|new\|the\|won\|yes\|FI\|JA\|ZH\|go\|H\|T\)\>/
hi def link cubenightScenario Keyword

let b:current_syntax = 'cubenightscn'
