import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Debian's browser without windows, which draws the same pages with a quarter less work. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'
const CJK_FONTS = ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc']

/**
 * The path of a Chromium for tests: CHROMIUM_PATH, else one on the PATH, else (as root on Debian) installed by apt-get with
 * Chinese fonts, else Playwright's own, for which `undefined` is returned.
 */
export function findChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${given}`)
    return given
  }
  if (isDebianRoot() && (!onPath() || !CJK_FONTS.some(existsSync))) {
    console.log('Installing Chromium and Chinese fonts …')
    installOnDebian('chromium', 'fonts-noto-cjk')
  }
  const found = onPath()
  if (found) return found
  console.log('Installing the browser of Playwright …')
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' })
  return undefined
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

/**
 * The path of Debian's headless shell for the journeys, installed by apt-get as root; `undefined` where it cannot be had, or
 * where CHROMIUM_PATH names the browser.
 */
export function findHeadlessShell() {
  if (process.env.CHROMIUM_PATH) return undefined
  if (isDebianRoot() && !existsSync(HEADLESS_SHELL)) {
    console.log('Installing the headless shell of Chromium …')
    installOnDebian('chromium-headless-shell')
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/etc/debian_version')

function installOnDebian(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], quiet)
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], quiet)
}
