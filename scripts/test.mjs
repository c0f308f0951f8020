import { ensureBuilt } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { runSteps, STEPS } from './steps.mjs'

ensureBuilt()
const chromium = findChromium()
// The journeys wait for browsers most of the time: the other steps run beside them.
const others = Object.keys(STEPS).filter((name) => STEPS[name].needs !== 'browser')
const failed = await runSteps([others, ['journeys']], chromium ? { CHROMIUM_PATH: chromium } : {})
process.exit(failed === 0 ? 0 : 1)
