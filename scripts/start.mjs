import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { ensureBuilt } from './build.mjs'
import { ROOT } from './install.mjs'

ensureBuilt()
await import(pathToFileURL(join(ROOT, 'packages', 'server', 'dist', 'main.js')).href)
