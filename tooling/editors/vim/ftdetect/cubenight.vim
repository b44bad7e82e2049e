autocmd BufNewFile,BufRead *.cards,*.cube,*.deck setfiletype cubenight
autocmd BufNewFile,BufRead *.scn setfiletype cubenightscn
