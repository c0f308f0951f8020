import { afterEach, expect, it, vi } from 'vitest'

import { createAnimatedTransform, createAnimatedTransforms } from './animated-transform.ts'

afterEach(() => vi.unstubAllGlobals())

/** An element with Web Animations that records the calls. */
function animated() {
  const calls: unknown[] = []
  const cancel = vi.fn()
  class KeyframeEffectStub {
    setKeyframes = (keyframes: unknown) => calls.push(keyframes)
  }
  vi.stubGlobal('KeyframeEffect', KeyframeEffectStub)
  const element = document.createElement('div')
  const animate = vi.fn((keyframes: unknown) => {
    calls.push(keyframes)
    return { effect: new KeyframeEffectStub(), pause: () => undefined, cancel }
  })
  Object.assign(element, { animate })
  return { element, calls, animate, cancel }
}

it('moves by one animation and never touches the style', () => {
  const { element, calls, animate, cancel } = animated()
  const glide = createAnimatedTransform(element)
  for (const x of [1, 2, 2, 3]) glide.to(`translate(${x}px, 0)`)
  expect(animate).toHaveBeenCalledOnce()
  expect(calls).toEqual([1, 2, 3].map((x) => ({ transform: [`translate(${x}px, 0)`, `translate(${x}px, 0)`] })))
  expect(element.style.transform).toBe('')
  glide.end()
  expect(cancel).toHaveBeenCalledOnce()
})

it('moves by the style without animation support, and restores it', () => {
  const element = document.createElement('div')
  element.style.transform = 'translate(5px, 5px)'
  const glides = createAnimatedTransforms()
  glides.move(element, 'translate(1px, 0px)')
  glides.move(element, 'translate(2px, 0px)')
  expect(element.style.transform).toBe('translate(2px, 0px)')
  glides.end()
  expect(element.style.transform).toBe('translate(5px, 5px)')
})
