import type { Page } from '@playwright/test'

import type { Random } from './random.ts'
import { randomGrip, randomPoint, scrollSomewhere, TOOLBAR_ACTIONS } from './scene-points.ts'
import type { ScenePoint } from './scene-points.ts'
import type { Scene } from './studio-scene.ts'

/** A random gesture by mouse. */
export async function mouseGesture(page: Page, scene: Scene, random: Random): Promise<string> {
  const at = randomPoint(scene, random)
  const roll = random.next()
  if (roll < 0.1) return scrollSomewhere(page, scene, random).then(() => 'scroll')
  if (roll < 0.2) return page.mouse.click(at.x, at.y).then(() => 'click')
  if (roll < 0.27) return clickWith(page, 'Shift', at)
  if (roll < 0.34) return onHotZones(page, random)
  if (roll < 0.5) return drag(page, at, offset(at, random, 160), random)
  if (roll < 0.72) return resize(page, at, random)
  if (roll < 0.8) return write(page, at)
  if (roll < 0.9) return dragLayer(page, scene, random)
  return pressToolbar(page, random)
}

async function clickWith(page: Page, key: string, { x, y }: ScenePoint): Promise<string> {
  await page.keyboard.down(key)
  await page.mouse.click(x, y)
  await page.keyboard.up(key)
  return `${key} click`
}

function offset({ x, y }: ScenePoint, random: Random, most: number): ScenePoint {
  return { x: x + random.integer(-most, most), y: y + random.integer(-most, most) }
}

async function drag(page: Page, from: ScenePoint, to: ScenePoint, random: Random): Promise<string> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  const isCancelled = random.chance(0.1)
  if (isCancelled) await page.keyboard.press('Escape')
  await page.mouse.up()
  return isCancelled ? 'cancelled drag' : 'drag'
}

/** Drags a handle of the selection; selects something without one. */
async function resize(page: Page, at: ScenePoint, random: Random): Promise<string> {
  if (!(await randomGrip(page, random))) await page.mouse.click(at.x, at.y)
  const grip = await randomGrip(page, random)
  if (!grip) return 'click'
  return `resize by ${await drag(page, grip, offset(grip, random, 60), random)}`
}

/** Drags a hot zone of the selected picture, or draws one; selects the picture first. */
async function onHotZones(page: Page, random: Random): Promise<string> {
  const zones = page.locator('#st-canvas .st-overlay > .st-zone')
  if ((await zones.count()) === 0) {
    const zone = page.locator('#st-canvas .mw-image-zones > li').first()
    if ((await zone.count()) === 0) return 'no hot zones'
    await zone.click()
    await zones.first().waitFor()
  }
  if (random.chance(0.25)) {
    const draw = page.getByRole('button', { name: '在画布上画' })
    if (!(await draw.isVisible()) || !(await draw.isEnabled())) return 'no hot zones'
    await draw.click()
    const sheet = page.locator('#st-canvas .st-zone-sheet')
    await sheet.scrollIntoViewIfNeeded()
    const box = await sheet.boundingBox()
    if (!box) return 'no picture'
    const from = { x: box.x + box.width * random.next(), y: box.y + box.height * random.next() }
    const done = await drag(page, from, offset(from, random, 120), random)
    // A drag that was cancelled, or too short, leaves the drawing on.
    if (await sheet.isVisible()) await page.keyboard.press('Escape')
    return `hot zone drawn by ${done}`
  }
  const zone = random.pick(await zones.all())
  await zone.scrollIntoViewIfNeeded()
  const box = await zone.boundingBox()
  if (!box) return 'no hot zone'
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (random.chance(0.3)) {
    await page.mouse.click(from.x, from.y)
    await page.keyboard.press(random.pick(['ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowRight', 'Delete']))
    return 'key on a hot zone'
  }
  return `hot zone by ${await drag(page, from, offset(from, random, 120), random)}`
}

/** Writes into a text on the canvas, if there is one, and ends with Escape. */
async function write(page: Page, { x, y }: ScenePoint): Promise<string> {
  const isOnToolbar = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left, top)?.closest('[role=toolbar]') !== null,
    [x, y] as const,
  )
  // Two presses of a button are two steps.
  if (isOnToolbar) return 'nothing'
  await page.mouse.dblclick(x, y)
  return typeInto(page)
}

async function typeInto(page: Page): Promise<string> {
  const editor = page.locator('#st-canvas .st-inline-editor')
  if (!(await editor.isVisible())) return 'double click'
  await page.keyboard.insertText('会员日')
  await page.keyboard.press('Escape')
  return 'write'
}

async function dragLayer(page: Page, { layers }: Scene, random: Random): Promise<string> {
  const rowOf = (id: string) => page.locator(`.st-layers [data-layer="${id}"] .st-layer-name`).boundingBox()
  const [from, to] = [await rowOf(random.pick(layers).id), await rowOf(random.pick(layers).id)]
  if (!from || !to) return 'no layer'
  await page.mouse.move(from.x + 20, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + 24, to.y + to.height * random.next(), { steps: 4 })
  await page.mouse.up()
  return 'drag of a layer'
}

async function pressToolbar(page: Page, random: Random): Promise<string> {
  const buttons = await page.getByRole('toolbar').getByRole('button', { name: TOOLBAR_ACTIONS }).all()
  if (buttons.length === 0) return 'no toolbar'
  const button = random.pick(buttons)
  const name = (await button.getAttribute('aria-label')) ?? ''
  await button.click()
  return name
}

const KEYS: readonly string[] = [
  'ArrowLeft ArrowRight ArrowUp ArrowDown Shift+ArrowRight Shift+ArrowDown',
  'Alt+ArrowRight Alt+ArrowLeft Alt+ArrowDown Alt+ArrowUp Alt+Shift+ArrowRight',
  'Control+ArrowUp Control+ArrowDown Control+Shift+ArrowUp Control+Shift+ArrowDown',
  'Control+d Control+g Control+Shift+g Control+a Delete Escape Enter Enter',
].flatMap((keys) => keys.split(' '))

/** Moves of a keyboard drag. */
const MOVES: readonly string[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

/** A random key on the canvas; Enter may open a text, which is written and committed. */
export async function keyGesture(page: Page, scene: Scene, random: Random): Promise<string> {
  await page.locator('#st-canvas').focus()
  if (scene.frames.length === 0 || random.chance(0.2)) {
    // Somewhere on the page, and into a container with items.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    for (let steps = random.integer(1, 6); steps > 0; steps -= 1) await page.keyboard.press('ArrowDown')
    if (random.chance(0.5)) await page.keyboard.press('Enter')
    if ((await typeInto(page)) === 'write') return 'write'
  }
  if (random.chance(0.15)) return moveByKeys(page, random)
  const key = random.pick(KEYS)
  await page.keyboard.press(key)
  const done = await typeInto(page)
  return done === 'write' ? `${key} and write` : key
}

async function moveByKeys(page: Page, random: Random): Promise<string> {
  await page.keyboard.press('Space')
  const moves = Array.from({ length: random.integer(1, 3) }, () => random.pick(MOVES))
  for (const key of moves) await page.keyboard.press(key)
  const end = random.pick(['Enter', 'Enter', 'Escape'])
  await page.keyboard.press(end)
  return `keyboard move, ${moves.join(' ')}, ${end}`
}
