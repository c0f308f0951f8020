import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { run } from './install.mjs'

ensureBuilt()
const chromium = findChromium()
run(process.execPath, ['--import', 'tsx', 'tests/faults/run.ts', ...process.argv.slice(2)], {
  env: { ...process.env, ...(chromium && { CHROMIUM_PATH: chromium }) },
})
