import { ensureInstalled } from './install.mjs'
import { runSteps, STEPS } from './steps.mjs'

ensureInstalled()
const names = Object.keys(STEPS).filter((name) => !STEPS[name].needs)
const isTest = (name) => STEPS[name].isTest
const failed = await runSteps([names.filter(isTest), names.filter((name) => !isTest(name))])
process.exit(failed === 0 ? 0 : 1)
