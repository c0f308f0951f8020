import { clickOn, fill, middleOf, waitFor } from './engine.ts'
import type { Engine } from './engine.ts'

const TEXT = `[...document.querySelectorAll('.st-canvas .mw-page > .mw-node')].at(-1)`

/** Place and size of the first item of a free container. */
const ITEM_STYLE = `document.querySelector('.st-canvas .mw-page .mw-item').getAttribute('style')`

/** A super user writes two lines of text, drags an item of a free container, and has both saved; gives what went wrong. */
export async function editPage(engine: Engine, url: string, phone: string): Promise<readonly string[]> {
  const faults: string[] = []
  await engine.goto(`${url}/studio/`)
  await fill(engine, 'input[autocomplete="username"], input[type="tel"]', phone)
  await fill(engine, 'input[type="password"]', 'Mall2025a')
  await clickOn(engine, 'button', '登录')
  await waitFor(engine, `document.querySelector('.st-canvas .mw-page .mw-item')`, 'the canvas')

  const count = Number(await engine.evaluate(`document.querySelectorAll('.st-canvas .mw-page > .mw-node').length`))
  await clickOn(engine, 'aside button, [role="complementary"] button', '文本')
  await waitFor(
    engine,
    `document.querySelectorAll('.st-canvas .mw-page > .mw-node').length === ${count + 1}`,
    'a new text',
  )
  const text = await middleOf(engine, `.st-canvas .mw-page > .mw-node:last-child [data-field=text]`)
  await engine.click(text, 2)
  await waitFor(engine, `document.activeElement?.isContentEditable`, 'the text editor')
  await engine.type('Hello')
  await engine.press('Enter')
  await engine.type('two')
  await engine.press('Escape')
  await waitFor(engine, `!document.activeElement?.isContentEditable`, 'the end of writing')
  const written = String(await engine.evaluate(`${TEXT}.innerText.trim()`))
  if (written !== 'Hello\ntwo') faults.push(`two lines were written as ${JSON.stringify(written)}`)

  const item = '.st-canvas .mw-page .mw-item .mw-node'
  // Modules far from the view are placeholders.
  await engine.evaluate(`document.querySelector('.st-canvas').scrollTo(0, 0)`)
  const at = await middleOf(engine, item)
  const before = await engine.evaluate(ITEM_STYLE)
  const to = { x: at.x + 24, y: at.y + 16 }
  await engine.drag([at, { x: at.x + 8, y: at.y + 6 }, { x: at.x + 16, y: at.y + 12 }, to])
  await waitFor(engine, `${ITEM_STYLE} !== ${JSON.stringify(before)}`, 'the new place of an item that was dragged')
  const after = await engine.evaluate(ITEM_STYLE)
  await waitFor(
    engine,
    `document.body.innerText.includes('已保存') || document.querySelector('[aria-label*="已保存"]')`,
    'the save',
  )

  await engine.goto(`${url}/studio/?page=home`)
  await waitFor(engine, `document.querySelector('.st-canvas .mw-page .mw-item')`, 'the canvas again')
  if ((await engine.evaluate(ITEM_STYLE)) !== after) faults.push('the place of an item was not saved')
  await waitFor(
    engine,
    `(document.querySelector('.st-canvas').scrollTo(0, 1e6), ${TEXT}?.innerText.includes('two'))`,
    'the saved text',
  )
  return faults
}
