import { setTimeout as wait } from 'node:timers/promises'

import type { CDPSession, Page } from '@playwright/test'

/** Where a finger goes down, and how far up it goes, in CSS px. */
const START = { x: 180, y: 720 }
const SWIPE = 480

/** Time (ms) between two moves of a finger, and what it moves in it: 2,400 px a second. */
const MOVE_MS = 16
const MOVE = 40

/**
 * Swipes up until the page has scrolled so far (px); throws when it does not. Single touches, because the browser's own synthetic
 * gestures leave the moves of a finger out.
 */
export async function swipeUp(page: Page, cdp: CDPSession, distance: number): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: START.x, y, id: 0 }] })
  const before = await scrolled(page)
  const swipes = Math.ceil(distance / SWIPE)
  for (let swipe = 0; swipe < swipes; swipe += 1) {
    await send('touchStart', START.y)
    for (let moved = MOVE; moved <= SWIPE; moved += MOVE)
      await Promise.all([send('touchMove', START.y - moved), wait(MOVE_MS)])
    await send('touchEnd')
  }
  const by = (await scrolled(page)) - before
  if (by < distance) throw new Error(`${swipes} swipes have scrolled by ${Math.round(by)} of ${distance} px`)
}

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
