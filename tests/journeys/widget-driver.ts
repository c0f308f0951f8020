import { expect } from '@playwright/test'
import type { Locator, Page } from '@playwright/test'

import { keysOf } from './keys-alone.ts'

/** Opens entries of a page by their names; a text is the whole name. */
type Names = (name: string | RegExp) => Locator

/** How somebody uses widgets: the same paths by keys alone and by a finger. */
export interface WidgetDriver {
  readonly page: Page
  readonly button: Names
  readonly dialog: Names
  /** A button of a dialog. */
  readonly inDialog: (dialog: string | RegExp, button: string | RegExp) => Locator
  /** Uses a control; keys press Enter unless said. */
  press(control: Locator, key?: string): Promise<void>
  /** Writes in place of what a text field holds. */
  type(field: Locator, text: string): Promise<void>
  /** Writes a word, and searches it by Enter or by the button beside it. */
  search(field: Locator, text: string): Promise<void>
  /** Enters a number in the opened keypad and closes it. */
  enterNumber(keypad: Locator, digits: string): Promise<void>
  /** Chooses one of a group of radios. */
  chooseRadio(radio: Locator): Promise<void>
  /** Moves a row of a sortable list to the place of the one above. */
  moveUp(handle: Locator, above: Locator): Promise<void>
  /** Closes the topmost sheet. */
  close(): Promise<void>
  /** What a control is once its sheet is gone: focused for who uses keys, seen by others. */
  expectBack(control: Locator): Promise<void>
}

function namesOf(page: Page) {
  const button: Names = (name) => page.getByRole('button', { name, exact: typeof name === 'string' })
  const dialog: Names = (name) => page.getByRole('dialog', { name, exact: typeof name === 'string' })
  return {
    page,
    button,
    dialog,
    inDialog: (name: string | RegExp, entry: string | RegExp) =>
      dialog(name).getByRole('button', { name: entry, exact: typeof entry === 'string' }),
  }
}

/** Uses widgets by keys alone: what Tab does not lead to cannot be used. */
export function widgetKeys(page: Page): WidgetDriver {
  const keys = keysOf(page)
  return {
    ...namesOf(page),
    press: (control, key) => keys.press(control, key),
    type: (field, text) => keys.type(field, text),
    async search(field, text) {
      await keys.type(field, text)
      await page.keyboard.press('Enter')
    },
    async enterNumber(keypad, digits) {
      await expect(keypad.getByRole('textbox')).toBeFocused()
      await page.keyboard.type(digits)
      await page.keyboard.press('Enter')
    },
    async chooseRadio(radio) {
      await keys.press(radio, 'ArrowDown')
      await expect(radio).not.toBeChecked()
      await page.keyboard.press('ArrowUp')
      await expect(radio).toBeChecked()
    },
    moveUp: (handle) => keys.press(handle, 'ArrowUp'),
    close: () => page.keyboard.press('Escape'),
    expectBack: (control) => expect(control).toBeFocused(),
  }
}

/** Uses widgets by one finger. Texts come from the phone's keyboard, which is no part of the page. */
export function widgetTouch(page: Page): WidgetDriver {
  const type = async (field: Locator, text: string) => {
    await field.tap()
    await field.fill(text)
  }
  return {
    ...namesOf(page),
    press: (control) => control.tap(),
    type,
    async search(field, text) {
      await type(field, text)
      await field.locator('xpath=ancestor::form').getByRole('button', { name: '查询' }).tap()
    },
    async enterNumber(keypad, digits) {
      for (const digit of digits) await keypad.getByRole('button', { name: digit, exact: true }).tap()
      await keypad.getByRole('button', { name: '确认' }).tap()
    },
    async chooseRadio(radio) {
      await radio.tap()
      await expect(radio).toBeChecked()
    },
    async moveUp(handle, above) {
      const [from, to] = [await centreOf(handle), await centreOf(above)]
      await dragByTouch(page, from, { x: from.x, y: to.y - 4 })
      // Right after a drag its library swallows clicks.
      await expect.poll(() => page.evaluate(hearsClicks)).toBe(true)
    },
    async close() {
      await page.getByRole('dialog').last().getByRole('button', { name: '关闭' }).first().tap()
    },
    expectBack: (control) => expect(control).toBeVisible(),
  }
}

/** Whether a click reaches the page. */
function hearsClicks(): boolean {
  let isHeard = false
  const hear = () => (isHeard = true)
  document.body.addEventListener('click', hear)
  document.body.click()
  document.body.removeEventListener('click', hear)
  return isHeard
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element in the window (px). */
export async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not seen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Puts a finger down, moves it in steps and lifts it. */
export async function dragByTouch(page: Page, from: Point, to: Point, steps = 8): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await touch('touchStart', [from])
  for (let step = 1; step <= steps; step += 1) {
    const share = step / steps
    await touch('touchMove', [{ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }])
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await touch('touchEnd', [])
  await session.detach()
}
