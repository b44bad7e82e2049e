" CubeNight: remarks begin with #, and :make checks the file.
setlocal commentstring=#\ %s comments=:#
setlocal makeprg=cubenight\ cards\ check\ %:S errorformat=%f:%l:%c:\ %m,%f:%l:\ %m,%-G%.%#
