import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { run } from './install.mjs'

ensureBuilt()
const chromium = findChromium()
run(process.execPath, ['--import', 'tsx', 'tests/pictures/take-pictures.ts'], {
  env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
})
