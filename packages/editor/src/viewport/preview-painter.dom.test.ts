import type { NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { openPage } from '../document-store/open-page.ts'
import { samplePage } from '../sample-page.samples.ts'
import { createCanvasHost } from './canvas-host.ts'
import { createPreviewPainter } from './preview-painter.ts'

const ID = 'buy' as NodeId

/** A painter over one item of the sample page. */
function paintedItem() {
  const item = document.createElement('div')
  const node = document.createElement('div')
  node.dataset['node'] = ID
  item.append(node)
  item.style.width = 'calc(120 * var(--c))'
  const host = createCanvasHost()
  host.registerElement(node)
  const painter = createPreviewPainter(host, openPage(samplePage()))
  const resize = (width: number) =>
    painter.draw({
      kind: 'rects',
      containerId: 'free' as NodeId,
      rects: new Map([[ID, { x: 40, y: 200, width, height: 44 }]]),
      guides: { lines: [], distances: [] },
      isCopy: false,
    })
  return { item, painter, resize }
}

it('restores the size of an item after the preview', () => {
  const { item, painter, resize } = paintedItem()
  resize(150)
  resize(160)
  expect(item.style.width).toBe('calc(160 * var(--c))')
  painter.erase()
  expect(item.style.width).toBe('calc(120 * var(--c))')
})

it.each([
  ['before the last preview', ['render', 'resize']],
  ['after the last preview', ['resize', 'render']],
])('restores a size that was rendered during the gesture, %s', (_, order) => {
  const { item, painter, resize } = paintedItem()
  resize(150)
  for (const act of order) {
    if (act === 'resize') resize(160)
    else item.style.width = 'calc(200 * var(--c))'
  }
  painter.erase()
  expect(item.style.width).toBe('calc(200 * var(--c))')
})
