import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'

import { renderMarkup } from '../../prerender/render-markup.ts'

it('keeps its prerendered text when its parent renders again before the parser has loaded', async () => {
  const server = await import('./gateway-html.tsx')
  const tree = (Html: typeof server.GatewayHtml, count: number, onClick?: () => void) => (
    <main>
      <button onClick={onClick}>{count}</button>
      <Html className="text" html="<p>正文</p>" />
    </main>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = await renderMarkup(tree(server.GatewayHtml, 0))
  // The browser's copy, whose parser has not loaded.
  vi.resetModules()
  const client = await import('./gateway-html.tsx')
  function Parent() {
    const [count, setCount] = useState(0)
    return tree(client.GatewayHtml, count, () => setCount(count + 1))
  }
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Parent />)))
  await act(() => Promise.resolve(container.querySelector('button')?.click()))
  expect(container.querySelector('button')?.textContent).toBe('1')
  expect(container.querySelector('.text p')?.textContent).toBe('正文')
  expect(container.querySelector('[aria-busy]')).toBeNull()
  await act(() => Promise.resolve(root.unmount()))
})
