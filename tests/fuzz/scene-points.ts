import type { Page } from '@playwright/test'

import type { Random } from './random.ts'
import type { Scene, SceneBox } from './studio-scene.ts'

/** Position in the window, in px. */
export interface ScenePoint {
  readonly x: number
  readonly y: number
}

/** Margin (px) to the edges of the canvas, where drags scroll. */
const MARGIN = 60

/** A random point of a box that is visible on the canvas; `undefined` when there is none. */
export function pointIn(box: SceneBox, { view }: Scene, random: Random): ScenePoint | undefined {
  const left = Math.max(box.x, view.x) + 2
  const right = Math.min(box.x + box.width, view.x + view.width) - 2
  const top = Math.max(box.y, view.y + MARGIN) + 2
  const bottom = Math.min(box.y + box.height, view.y + view.height - MARGIN) - 2
  if (right <= left || bottom <= top) return undefined
  return { x: left + random.next() * (right - left), y: top + random.next() * (bottom - top) }
}

/** A point of a random visible node; items are picked more often, since they have the richest gestures. */
export function randomPoint(scene: Scene, random: Random): ScenePoint {
  const pointsOf = (nodes: Scene['nodes']) => nodes.flatMap(({ box }) => pointIn(box, scene, random) ?? [])
  const items = pointsOf(scene.nodes.filter(({ id }) => Object.hasOwn(scene.items, id)))
  const points = items.length > 0 && random.chance(0.6) ? items : pointsOf(scene.nodes)
  return points.length > 0 ? random.pick(points) : { x: scene.view.x + 12, y: scene.view.y + 200 }
}

/** Scrolls a random node into view. */
export async function scrollSomewhere(page: Page, scene: Scene, random: Random): Promise<void> {
  const items = scene.nodes.filter(({ id }) => Object.hasOwn(scene.items, id))
  const { id } = random.pick(items.length > 0 && random.chance(0.6) ? items : scene.nodes)
  await page.evaluate((nodeId) => {
    document.querySelector(`#st-canvas [data-node="${nodeId}"]`)?.scrollIntoView({ block: 'center' })
  }, id)
}

/** Centre of a random visible handle of the selection. */
export async function randomGrip(page: Page, random: Random): Promise<ScenePoint | undefined> {
  const boxes = await page.locator('#st-canvas .st-grip').evaluateAll((grips) =>
    grips.map((grip) => {
      const { x, y, width, height } = grip.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    }),
  )
  const { innerWidth, innerHeight } = await page.evaluate(() => window)
  const seen = boxes.filter(({ x, y }) => x > 0 && y > 100 && x < innerWidth && y < innerHeight)
  return seen.length > 0 ? random.pick(seen) : undefined
}

/** A button of the selection's toolbar that changes the page, by its label. */
export const TOOLBAR_ACTIONS =
  /^(复制一份|删除|上移|下移|隐藏|锁定|解锁|编组|取消编组|左对齐|右对齐|水平居中|垂直居中|顶端对齐)$/
