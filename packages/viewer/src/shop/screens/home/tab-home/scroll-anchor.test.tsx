import type { CompiledNode, NodeId } from '@mallwright/contract/document'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ScrollAnchor } from './scroll-anchor.tsx'

const HEIGHT = 100
const node = (id: string): CompiledNode => ({ id: id as NodeId, module: 'text', version: 0, props: {} })
const scrolledBy = vi.fn<(x: number, y: number) => void>()

/** A page of modules that are 100 px high each. */
function page(ids: string, isVisible = true) {
  const nodes = ids.split(' ').map(node)
  return (
    <ScrollAnchor nodes={nodes} isVisible={isVisible}>
      <main className="mw-page">
        {nodes.map(({ id }) => (
          <div key={id} data-node={id} />
        ))}
      </main>
    </ScrollAnchor>
  )
}

beforeEach(() => {
  scrolledBy.mockClear()
  vi.stubGlobal('scrollBy', scrolledBy)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const index = [...(this.parentElement?.children ?? [])].indexOf(this)
    return new DOMRect(0, index * HEIGHT - window.scrollY, 375, HEIGHT)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['goes', 'a b c d', 'b c d', -HEIGHT],
  ['comes', 'a b c d', 'x a b c d', HEIGHT],
  ['goes below', 'a b c d', 'a b c', undefined],
  ['and cut off by the edge goes', 'a b c d', 'a b d', -HEIGHT],
])('preserves the reading position when a module above %s', (_, before, after, by) => {
  vi.stubGlobal('scrollY', 250)
  const { rerender } = render(page(before))
  rerender(page(after))
  expect(scrolledBy.mock.calls).toEqual(by === undefined ? [] : [[0, by]])
})

it.each([
  ['at the top of the page', 0, true, false],
  ['while another screen is shown', 250, false, false],
  ['where the browser does it', 250, true, true],
])('does not scroll %s', (_, scrollY, isVisible, isAnchored) => {
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('CSS', { supports: () => isAnchored })
  const { rerender } = render(page('a b c d', isVisible))
  rerender(page('x a b c d', isVisible))
  expect(scrolledBy).not.toHaveBeenCalled()
})
