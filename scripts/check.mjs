import { ensureInstalled } from './install.mjs'
import { runSteps, STEPS } from './steps.mjs'

ensureInstalled()
const failed = await runSteps(Object.keys(STEPS).filter((name) => !STEPS[name].needs))
process.exit(failed === 0 ? 0 : 1)
