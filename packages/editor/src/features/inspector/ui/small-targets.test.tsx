import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import { InspectorPanel } from './inspector-panel.tsx'

/** Renders a node with one link of a given size, since jsdom has no layout. */
function renderNode(id: string, width: number, height: number): HTMLElement {
  const element = document.createElement('div')
  element.dataset['node'] = id
  element.innerHTML = '<a href="/x">x</a>'
  const link = element.querySelector('a')
  if (link) vi.spyOn(link, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
  return element
}

it.each([
  [300, 37, '可点区域只有 300 × 37，手指容易点偏，建议不小于 44 × 44'],
  [300, 44, undefined],
])('warns of tap targets below the minimum: %d × %d', async (width, height, warning) => {
  const studio = await renderInStudio(<InspectorPanel />)
  studio.canvas.registerElement(renderNode('title', width, height))
  act(() => studio.select('title'))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(screen.queryByText(/可点区域/)?.textContent).toBe(warning)
})
