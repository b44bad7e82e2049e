autocmd BufNewFile,BufRead *.cards,*.cube setfiletype cubenight
autocmd BufNewFile,BufRead *.scn setfiletype cubenightscn
