import type { Browser, BrowserContextOptions } from '@playwright/test'
import { chromium } from '@playwright/test'

import { CHROMIUM_LAUNCH } from '../chromium-launch.ts'
import { startDeployment } from '../deployment.ts'
import { gestureAtRandom } from '../fuzz/random-gestures.ts'
import type { GestureTally, Driver } from '../fuzz/random-gestures.ts'
import { randomOf } from '../fuzz/random.ts'
import { openReferencePage, zonedReference } from '../fuzz/reference-draft.ts'
import { brokenInvariants } from '../fuzz/studio-scene.ts'
import { signIn } from '../gateway.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** First seed; `FUZZ_SEED` overrides it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122)

/** Gestures on one page. */
const ROUND = 100

/** Window of each driver: every layer of the reference page is in view. */
export const WINDOWS: Readonly<Record<Driver, BrowserContextOptions>> = {
  mouse: { viewport: { width: 1440, height: 1500 }, locale: 'zh-CN' },
  keys: { viewport: { width: 1440, height: 1500 }, locale: 'zh-CN' },
  touch: { viewport: { width: 1180, height: 1500 }, locale: 'zh-CN', hasTouch: true, isMobile: true },
}

/** N random gestures by mouse, by keys and by touch: the frame fits, the layers have the order of the page, undo leads back. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  checkTheWatch()
  const server = await startDeployment()
  const gateway = await signIn(server.url, { phone: '19900170002', password: 'Mall2025a', terminal: 'studio' })
  const browser = await chromium.launch(CHROMIUM_LAUNCH)
  const tallies: GestureTally[] = []
  const open = async (driver: Driver, index: number) => {
    const page = await newPage(browser, driver)
    await openReferencePage(page, gateway, server.url, zonedReference())
    tallies.push(await gestureAtRandom(page, driver, ROUND, randomOf(SEED, index)))
    await page.context().close()
  }
  try {
    for (let index = 0; index < count / ROUND; index += 1) {
      for (const driver of ['mouse', 'keys', 'touch'] as const) await open(driver, index)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
  for (const line of tallies.flatMap(({ faults }) => faults)) console.log(`  ${line}`)
  const sum = (of: (tally: GestureTally) => number) => tallies.reduce((total, tally) => total + of(tally), 0)
  const tried = `${sum(({ gestures }) => gestures)} gestures, ${sum(({ changes }) => changes)} of them changes that were undone and redone`
  return [
    zeroClaim(
      'gestures after which frame, layers or undo were wrong',
      tried,
      sum(({ faults }) => faults.length),
    ),
  ]
}

async function newPage(browser: Browser, driver: Driver) {
  const context = await browser.newContext(WINDOWS[driver])
  return context.newPage()
}

/** A frame that stayed behind must be detected. */
function checkTheWatch(): void {
  const box = { x: 0, y: 0, width: 139, height: 38 }
  const faults = brokenInvariants({
    layers: [{ id: 'buy', text: '', isSelected: true }],
    nodes: [{ id: 'buy', box: { ...box, width: 178 } }],
    items: {},
    frames: [box],
    zones: {},
    zoneFrames: [],
    view: box,
  })
  assertDetects('frames that do not fit', faults.length > 0)
}
