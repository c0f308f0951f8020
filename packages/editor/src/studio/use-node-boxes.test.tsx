import type { NodeId } from '@mallwright/contract/document'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderInStudio } from '../test-studio.tsx'
import { useNodeBox } from './use-node-boxes.ts'

stubResizes()

const ID = 'buy' as NodeId

it('measures again when a gesture ends, since a cancelled drag changes nothing else', async () => {
  function Frame() {
    return <output>{useNodeBox(ID)?.x ?? 'none'}</output>
  }
  const { canvas, gestures } = await renderInStudio(<Frame />)
  const at = (x: number) => Object.assign(canvas, { boxOf: () => ({ x, y: 0, width: 10, height: 10 }) })
  // Measured for the first time while the drag has already moved the node.
  at(33)
  act(() => gestures.running.setState({ preview: { kind: 'none' } }))
  at(40)
  act(() => gestures.running.setState({ preview: undefined }))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('40'))
})
