import { ensureBuilt } from './build.mjs'
import { findChromium, findHeadlessShell } from './chromium.mjs'
import { runSteps, STEPS } from './steps.mjs'

ensureBuilt()
const chromium = findChromium()
const headlessShell = findHeadlessShell()
// The types come first: the law of the generators, which compiles a copy of the tree, then has only the rest to compile.
const names = [...new Set(['types', ...Object.keys(STEPS)])]
const failed = await runSteps(names, {
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(headlessShell && { HEADLESS_SHELL_PATH: headlessShell }),
})
process.exit(failed === 0 ? 0 : 1)
