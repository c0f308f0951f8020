import type { NodeId } from '@mallwright/contract/document'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'

import type { Size } from '../../../../geometry/rect.ts'
import { useStore } from '../../../../studio/studio.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import type { RunningGesture } from '../../../../viewport/gesture-runner.ts'
import { usePreviewBox } from './use-preview-box.ts'

const IDS = ['buy' as NodeId]
const OVER: RunningGesture = { preview: undefined, pointer: undefined, containerBox: undefined, viewBox: undefined }

/** A resize in a container without scaling. */
const resizeTo = (size: Size): RunningGesture => ({
  ...OVER,
  preview: {
    kind: 'rects',
    containerId: 'free' as NodeId,
    rects: new Map([['buy' as NodeId, { x: 10, y: 10, ...size }]]),
    guides: { lines: [], distances: [] },
    isCopy: false,
  },
  containerBox: { x: 0, y: 0, width: 379, height: 300 },
})

it('has the size of the last render after a resize, even when React rendered during it', async () => {
  const measured = createStore<Size>(() => ({ width: 139, height: 38 }))
  function Frame() {
    return <div ref={usePreviewBox(IDS)} data-testid="frame" style={useStore(measured, (size) => size)} />
  }
  const { gestures } = await renderInStudio(<Frame />)
  const { style } = screen.getByTestId('frame')
  const size = () => [style.maxWidth || style.width, style.maxHeight || style.height]
  act(() => gestures.running.setState(resizeTo({ width: 178, height: 47 })))
  expect(size()).toEqual(['178px', '47px'])
  // The node has already been measured at its new size.
  act(() => measured.setState({ width: 178, height: 47 }))
  act(() => gestures.running.setState(OVER))
  expect(size()).toEqual(['178px', '47px'])
  act(() => measured.setState({ width: 139, height: 38 }))
  expect(size()).toEqual(['139px', '38px'])
})
