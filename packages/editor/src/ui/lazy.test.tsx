import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { lazyComponent } from './lazy.tsx'
import type { Retry } from './lazy.tsx'

const Part = () => <b>part</b>
const Broken = ({ retry }: Retry) => (
  <button type="button" onClick={retry}>
    again
  </button>
)

const failingOnce = () => vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Part)

it('a script that did not load is visible, and requested again', async () => {
  const fetchPart = failingOnce()
  const Lazy = lazyComponent(fetchPart, Broken)
  render(<Lazy />)
  fireEvent.click(await screen.findByRole('button', { name: 'again' }))
  expect(await screen.findByText('part')).toBeVisible()
  expect(fetchPart).toHaveBeenCalledTimes(2)
})

it('the next mount requests it again', async () => {
  const fetchPart = failingOnce()
  const Lazy = lazyComponent(fetchPart)
  const first = render(<Lazy />)
  await expect.poll(() => fetchPart).toHaveBeenCalledOnce()
  await act(async () => {})
  expect(first.container).toBeEmptyDOMElement()
  first.unmount()
  render(<Lazy />)
  expect(await screen.findByText('part')).toBeVisible()
})
