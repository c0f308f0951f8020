import { expect, it, vi } from 'vitest'

import { tidyBlocks } from './tidy-blocks.ts'

function tidy(html: string): string {
  const editor = document.createElement('div')
  editor.innerHTML = html
  tidyBlocks(editor)
  return editor.innerHTML
}

it.each([
  ['一<b>二</b><ul><li>三</li></ul>四', '<p>一<b>二</b></p><ul><li>三</li></ul><p>四</p>'],
  ['<blockquote>一<br></blockquote>', '<blockquote><p>一<br></p></blockquote>'],
  ['<p>一</p>\n<p>二</p>', '<p>一</p>\n<p>二</p>'],
  ['<ul><li>一</li></ul>', '<ul><li>一</li></ul>'],
])('normalises %s', (html, order) => {
  expect(tidy(html)).toBe(order)
})

it('moves a list out of the paragraph in which a browser nested it', () => {
  const editor = document.createElement('div')
  const paragraph = document.createElement('p')
  paragraph.innerHTML = '<ul><li>一</li></ul>'
  editor.append(paragraph)
  tidyBlocks(editor)
  expect(editor.innerHTML).toBe('<ul><li>一</li></ul>')
})

it('keeps the caret', () => {
  const editor = document.createElement('div')
  document.body.append(editor)
  const textNode = document.createTextNode('一二三')
  editor.append(textNode)
  document.getSelection()?.setBaseAndExtent(textNode, 1, textNode, 2)
  tidyBlocks(editor)
  expect(document.getSelection()?.toString()).toBe('二')
  editor.remove()
})

it('does not touch the caret without a change, which would lose a pending format', () => {
  const editor = document.createElement('div')
  editor.innerHTML = '<p>一</p>'
  document.body.append(editor)
  document.getSelection()?.selectAllChildren(editor)
  const set = vi.spyOn(Selection.prototype, 'setBaseAndExtent')
  tidyBlocks(editor)
  expect(set).not.toHaveBeenCalled()
  set.mockRestore()
  editor.remove()
})
