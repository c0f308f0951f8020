import type { CDPSession, Page } from '@playwright/test'

import type { Random } from './random.ts'
import { randomGrip, randomPoint, scrollSomewhere, TOOLBAR_ACTIONS } from './scene-points.ts'
import type { ScenePoint } from './scene-points.ts'
import type { Scene } from './studio-scene.ts'

/** Duration (ms) that is certainly a long press. */
const HOLD_MS = 600

const sessions = new WeakMap<Page, Promise<CDPSession>>()

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/** A random gesture by one finger. */
export async function touchGesture(page: Page, scene: Scene, random: Random): Promise<string> {
  const at = randomPoint(scene, random)
  const roll = random.next()
  if (roll < 0.1) return scrollSomewhere(page, scene, random).then(() => 'scroll')
  if (roll < 0.2) return page.touchscreen.tap(at.x, at.y).then(() => 'tap')
  if (roll < 0.3) return slide(page, at, { x: at.x, y: at.y + random.pick([-150, 150]) }, 0).then(() => 'swipe')
  if (roll < 0.6) return holdAndDrag(page, at, random)
  if (roll < 0.9) return resize(page, at, random)
  return tapToolbar(page, random)
}

async function slide(page: Page, from: ScenePoint, to: ScenePoint, holdMs: number): Promise<void> {
  const session = await sessionOf(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly ScenePoint[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }) => ({ x, y, id: 0 })) })
  await send('touchStart', [from])
  if (holdMs > 0) await page.waitForTimeout(holdMs)
  for (let part = 0.25; part <= 1; part += 0.25) {
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  }
  await send('touchEnd', [])
}

function offset({ x, y }: ScenePoint, random: Random, most: number): ScenePoint {
  return { x: x + random.integer(-most, most), y: y + random.integer(-most, most) }
}

/** A long press and a drag; without movement it opens the menu, which is closed. */
async function holdAndDrag(page: Page, at: ScenePoint, random: Random): Promise<string> {
  await slide(page, at, offset(at, random, 120), HOLD_MS)
  if (await page.getByRole('menu').isVisible()) await page.keyboard.press('Escape')
  return 'hold and drag'
}

async function resize(page: Page, at: ScenePoint, random: Random): Promise<string> {
  if (!(await randomGrip(page, random))) await page.touchscreen.tap(at.x, at.y)
  const grip = await randomGrip(page, random)
  if (!grip) return 'tap'
  await slide(page, grip, offset(grip, random, 60), 0)
  return 'resize'
}

async function tapToolbar(page: Page, random: Random): Promise<string> {
  const buttons = await page.getByRole('toolbar').getByRole('button', { name: TOOLBAR_ACTIONS }).all()
  if (buttons.length === 0) return 'no toolbar'
  const button = random.pick(buttons)
  const name = (await button.getAttribute('aria-label')) ?? ''
  await button.tap()
  return name
}
