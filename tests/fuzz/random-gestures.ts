import type { Page } from '@playwright/test'

import { referenceDocument } from '../reference-page.ts'
import { keyGesture, mouseGesture } from './desk-gestures.ts'
import type { Random } from './random.ts'
import { brokenInvariants, differenceOf, readScene } from './studio-scene.ts'
import type { Scene } from './studio-scene.ts'
import { touchGesture } from './touch-gestures.ts'

/** A way to edit. */
export type Driver = 'mouse' | 'keys' | 'touch'

/** Does something at random and gives what it was. */
export type GestureOf = (page: Page, scene: Scene, random: Random) => Promise<string>

/** Statistics and findings of random gestures. */
export interface GestureTally {
  gestures: number
  /** Gestures that changed the page, each undone and redone. */
  changes: number
  readonly faults: string[]
}

const GESTURES: Readonly<Record<Driver, GestureOf>> = {
  mouse: mouseGesture,
  keys: keyGesture,
  touch: touchGesture,
}

/** Rows above which the page is led back to its start, so that all layers stay in view. */
const MAX_ROWS = 30

/** Longest wait (ms) for the studio to come to rest after a gesture. */
const REST_MS = 3000

/**
 * Edits the opened reference page by one driver. After every gesture: the frame surrounds the selection, the layers have the order of the
 * page; undo restores the page, redo repeats the change. Draws more gestures than asked for until a quarter of that number changed the
 * page. Leads the page back to its start in the end.
 */
export async function gestureAtRandom(
  page: Page,
  driver: Driver,
  count: number,
  random: Random,
): Promise<GestureTally> {
  const tally: GestureTally = { gestures: 0, changes: 0, faults: [] }
  const start = await poll(page, ({ layers }) => layers.length === Object.keys(referenceDocument().nodes).length)
  let before = start
  const isEnough = () => tally.gestures >= count && tally.changes * 4 >= count
  for (; !isEnough() && tally.gestures < 10 * count && tally.faults.length === 0; tally.gestures += 1) {
    const name = await GESTURES[driver](page, before, random)
    const note = (fault: string) => tally.faults.push(`${driver} ${tally.gestures}, ${name}: ${fault}`)
    const after = await restingScene(page, note)
    if (differenceOf(before, after) !== undefined) {
      tally.changes += 1
      await step(page, 'undo', before, note)
      await step(page, 'redo', after, note)
      if (random.chance(0.4)) await step(page, 'undo', before, note)
    }
    before = await readScene(page)
    if (before.layers.length > MAX_ROWS) {
      await undoAll(page)
      before = await restingScene(page, note)
    }
  }
  await undoAll(page)
  const end = await restingScene(page, (fault) => tally.faults.push(`after undoing everything: ${fault}`))
  const difference = differenceOf(start, end)
  if (difference !== undefined) tally.faults.push(`undoing everything did not lead back to the start: ${difference}`)
  return tally
}

type Note = (fault: string) => void

/** The scene once it keeps its invariants; notes those that stay broken. */
async function restingScene(page: Page, note: Note): Promise<Scene> {
  const scene = await poll(page, (seen) => brokenInvariants(seen).length === 0)
  for (const fault of brokenInvariants(scene)) note(fault)
  return scene
}

async function step(page: Page, direction: 'undo' | 'redo', expected: Scene, note: Note): Promise<void> {
  const button = page.getByRole('button', { name: direction === 'undo' ? /^撤销/ : /^重做/ })
  if (!(await button.isEnabled())) return note(`nothing to ${direction} after a change`)
  const label = await button.getAttribute('aria-label')
  await button.click()
  const isRestored = (seen: Scene) => differenceOf(seen, expected) === undefined && brokenInvariants(seen).length === 0
  const scene = await poll(page, isRestored)
  const difference = differenceOf(scene, expected)
  if (difference !== undefined) note(`“${label}” did not lead to the page there was: ${difference}`)
  for (const fault of brokenInvariants(scene)) note(`after ${direction}: ${fault}`)
  return undefined
}

async function undoAll(page: Page): Promise<void> {
  const undo = page.getByRole('button', { name: /^撤销/ })
  while (await undo.isEnabled()) await undo.click()
}

async function poll(page: Page, isFit: (scene: Scene) => boolean): Promise<Scene> {
  const end = Date.now() + REST_MS
  let scene = await readScene(page)
  while (!isFit(scene) && Date.now() < end) {
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        }),
    )
    scene = await readScene(page)
  }
  return scene
}
