import { act } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'

import { renderMarkup } from '../../prerender/render-markup.ts'

it('keeps its prerendered text when its parent renders again before the parser has loaded', async () => {
  const server = await import('./gateway-html.tsx')
  const tree = (Html: typeof server.GatewayHtml, count: number) => (
    <main>
      <p>{count}</p>
      <Html className="text" html="<p>正文</p>" />
    </main>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = await renderMarkup(tree(server.GatewayHtml, 0))
  // The browser's copy, whose parser has not loaded.
  vi.resetModules()
  const client = await import('./gateway-html.tsx')
  let increment = () => undefined as void
  function Parent() {
    const [count, setCount] = useState(0)
    increment = () => setCount(count + 1)
    return tree(client.GatewayHtml, count)
  }
  const root = await act(() => Promise.resolve(hydrateRoot(container, <Parent />)))
  await act(() => Promise.resolve(increment()))
  expect(container.querySelector('main > p')?.textContent).toBe('1')
  expect(container.querySelector('.text p')?.textContent).toBe('正文')
  expect(container.querySelector('[aria-busy]')).toBeNull()
  await act(() => Promise.resolve(root.unmount()))
})
