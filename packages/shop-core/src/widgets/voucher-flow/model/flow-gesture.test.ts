import { expect, it } from 'vitest'

import { createFlowGesture } from './flow-gesture.ts'

it('is a tap under 4 px, and pans from there on, by everything since the press', () => {
  const gesture = createFlowGesture()
  gesture.down(1, { x: 10, y: 10 })
  expect(gesture.move(1, { x: 12, y: 12 })).toBeUndefined()
  expect(gesture.isDrag()).toBe(false)
  expect(gesture.move(1, { x: 10, y: 16 })).toEqual({ pan: { x: 0, y: 6 }, factor: 1, at: { x: 10, y: 16 } })
  expect(gesture.move(1, { x: 11, y: 16 })).toMatchObject({ pan: { x: 1, y: 0 } })
  gesture.up(1)
  expect(gesture.isDrag()).toBe(true)
  gesture.down(1, { x: 0, y: 0 })
  expect(gesture.isDrag()).toBe(false)
})

it('pinches by two pointers around the point between them', () => {
  const gesture = createFlowGesture()
  gesture.down(1, { x: 100, y: 100 })
  gesture.down(2, { x: 200, y: 100 })
  expect(gesture.isDrag()).toBe(true)
  expect(gesture.move(2, { x: 300, y: 100 })).toEqual({ pan: { x: 50, y: 0 }, factor: 2, at: { x: 200, y: 100 } })
  gesture.up(2)
  expect(gesture.move(1, { x: 90, y: 100 })).toMatchObject({ pan: { x: -10, y: 0 }, factor: 1 })
  expect(gesture.move(2, { x: 0, y: 0 })).toBeUndefined()
})

it('survives two pointers at one point', () => {
  const gesture = createFlowGesture()
  gesture.down(1, { x: 5, y: 5 })
  gesture.down(2, { x: 5, y: 5 })
  expect(gesture.move(2, { x: 25, y: 5 })?.factor).toBe(20)
})
