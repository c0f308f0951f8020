import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { runSteps, STEPS } from './steps.mjs'

ensureBuilt()
const chromium = findChromium()
const failed = await runSteps(Object.keys(STEPS), chromium ? { CHROMIUM_PATH: chromium } : {})
process.exit(failed === 0 ? 0 : 1)
