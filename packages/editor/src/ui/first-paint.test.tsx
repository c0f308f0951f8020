import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { expect, it, vi } from 'vitest'

it('loads lazily after the first paint, and at once from then on', async () => {
  // New module instance before the first paint.
  vi.resetModules()
  const frames: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  const { LazyBoundary } = await import('./lazy.tsx')
  const { firstPaint, isPainted } = await import('./first-paint.ts')
  const fetchPart = vi.fn(() => Promise.resolve({ default: () => <b>part</b> }))
  const First = lazy(fetchPart)
  const Second = lazy(() => Promise.resolve({ default: () => <i>other</i> }))
  const { rerender } = render(<LazyBoundary>{<First />}</LazyBoundary>)
  expect(fetchPart).not.toHaveBeenCalled()
  expect(isPainted()).toBe(false)
  await act(async () => {
    for (const frame of frames) frame(0)
    await firstPaint()
  })
  expect(await screen.findByText('part')).toBeVisible()
  expect(fetchPart).toHaveBeenCalledOnce()
  rerender(
    <LazyBoundary key="other">
      <Second />
    </LazyBoundary>,
  )
  expect(isPainted()).toBe(true)
  expect(await screen.findByText('other')).toBeVisible()
  vi.unstubAllGlobals()
})
