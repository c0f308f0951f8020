import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { chromium } from '@playwright/test'

import { CHROMIUM_LAUNCH } from '../../chromium-launch.ts'
import { startDeployment } from '../../deployment.ts'
import { assertDetects, zeroClaim } from '../claim.ts'
import type { Claim } from '../claim.ts'
import type { Engine } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { browseShop, differingHeights, HOME, MODULE_HEIGHTS } from './shop-scenario.ts'
import type { ModuleHeights } from './shop-scenario.ts'
import { editPage } from './studio-scenario.ts'
import { startWebKit } from './webkit.ts'

/** Wide enough for the studio; shops are compared at this width, too, since a window of WebKit is never as narrow as a phone. */
const SIZE = { width: 1280, height: 900 }

/** The engines, each with accounts of its own: a second sign-in would ask to take the session over. */
const ENGINES = [
  { start: startFirefox, accounts: { buyer: '19900140001', superUser: '19900170001' } },
  { start: startWebKit, accounts: { buyer: '19900110005', superUser: '19900170002' } },
] as const

const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'locales']

/** The shop and the studio in Firefox and WebKit: no page error, the heights of Chromium, and what these engines once broke. */
export async function run(): Promise<Claim[]> {
  assertDetects('modules of another height', differingHeights([['a', 20]], [['a', 40]]).length > 0)
  install()
  const server = await startDeployment()
  const faults: string[] = []
  try {
    for (const { start, accounts } of ENGINES) {
      const engine = await start(SIZE)
      try {
        const found = await faultsIn(engine, server.url, accounts)
        faults.push(...found.map((fault) => `${engine.name}: ${fault}`))
      } finally {
        await engine.close()
      }
    }
  } finally {
    await server.stop()
  }
  for (const fault of faults) console.log(`  ${fault}`)
  return [
    zeroClaim(
      'differences from Chromium, page errors and lost input',
      'Firefox and WebKit, shop and studio',
      faults.length,
    ),
  ]
}

async function faultsIn(
  engine: Engine,
  url: string,
  { buyer, superUser }: (typeof ENGINES)[number]['accounts'],
): Promise<readonly string[]> {
  await engine.goto(url + HOME)
  const heights = (await engine.evaluate(MODULE_HEIGHTS)) as ModuleHeights
  const width = Number(await engine.evaluate('document.documentElement.clientWidth'))
  const differences = differingHeights(heights, await heightsInChromium(url, width))
  await browseShop(engine, url, buyer)
  const lost = await editPage(engine, url, superUser)
  return [...differences, ...lost, ...(await engine.pageErrors())]
}

async function heightsInChromium(url: string, width: number): Promise<ModuleHeights> {
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  const page = await browser.newPage({ viewport: { ...SIZE, width }, locale: 'zh-CN' })
  await page.goto(url + HOME)
  const heights = (await page.evaluate(MODULE_HEIGHTS)) as ModuleHeights
  await browser.close()
  return heights
}

/** Installs the engines from Debian, as root. */
function install(): void {
  const isThere = ['firefox-esr', 'WebKitWebDriver', 'Xvfb', 'localedef'].every((name) =>
    existsSync(`/usr/bin/${name}`),
  )
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  if (!isThere) {
    if (process.getuid?.() !== 0) throw new Error(`install ${PACKAGES.join(', ')} first`)
    apt('update')
    apt('install', '-y', '--no-install-recommends', ...PACKAGES)
  }
  // WebKit takes its language from the locale.
  execFileSync('localedef', ['-i', 'zh_CN', '-f', 'UTF-8', 'zh_CN.UTF-8'])
}
