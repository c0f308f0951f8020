import type { Document, NodeId } from '@mallwright/contract/document'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { historyOf } from '../../../../document-store/history.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import { useDocument } from '../../../../studio/studio.ts'
import { listIdOf } from '../../../../studio/view-store.ts'
import { InspectorPanel } from '../../../inspector/ui/inspector-panel.tsx'
import { CanvasPage } from '../canvas-page.tsx'
import { ZoneLayer } from './zone-layer.tsx'

const ID = 'poster' as NodeId

const PICTURE = { url: '/studio/sample-picture.svg', width: 750, height: 2000 }
const LIST = listIdOf(ID, 'zones')

// jsdom has no layout: a picture of 375 × 1000 px.
beforeAll(() => {
  stubResizes()
  const box = { x: 0, y: 0, left: 0, top: 0, right: 375, bottom: 1000, width: 375, height: 1000, toJSON: () => ({}) }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => box)
})

function Editor() {
  const node = useDocument(({ nodes }) => nodes[ID])
  return (
    <>
      <CanvasPage />
      {node && <ZoneLayer node={node} field="zones" />}
      <InspectorPanel />
    </>
  )
}

async function open(zones: readonly object[]) {
  const node = { id: ID, module: 'image', version: 0, props: { picture: PICTURE, zones } }
  const document: Document = { format: 1, title: '', look: { background: '' }, children: [ID], nodes: { [ID]: node } }
  const studio = await renderInStudio(<Editor />, { document })
  // A release outside of the canvas changes nothing.
  studio.canvas.setScrollElement(globalThis.document.body)
  act(() => studio.select(ID))
  const zonesNow = () => studio.page.documents.getState().document.nodes[ID]?.props['zones'] as { x: number }[]
  return { ...studio, zonesNow, steps: () => historyOf(studio.page.documents).steps.length }
}

const at = (clientX: number, clientY: number) => ({ clientX, clientY, button: 0, pointerId: 1, isPrimary: true })

function drag(element: Element, from: readonly [number, number], to: readonly [number, number]) {
  const fire = (type: string, target: EventTarget, [x, y]: readonly [number, number]) =>
    fireEvent(target as Element, new PointerEvent(type, { bubbles: true, ...at(x, y) }))
  fire('pointerdown', element, from)
  fire('pointermove', window, to)
  fire('pointerup', window, to)
}

it('drags a hot zone on the canvas as one step and opens it in the inspector', async () => {
  const studio = await open([{ name: '去看看', x: 10, y: 10, width: 40, height: 30 }])
  const before = studio.steps()
  drag(await screen.findByRole('button', { name: /^去看看：/ }), [100, 200], [137.5, 250])
  await waitFor(() => expect(studio.zonesNow()[0]?.x).toBeCloseTo(20.13, 1))
  expect(studio.steps()).toBe(before + 1)
  expect(await screen.findByRole('button', { expanded: true })).toHaveTextContent('去看看')
  expect(await screen.findByLabelText('X')).toHaveValue(String(studio.zonesNow()[0]?.x))
  act(() => void studio.page.undo())
  expect(studio.zonesNow()[0]?.x).toBe(10)
})

it('draws a new hot zone after 在画布上画 and opens it', async () => {
  const studio = await open([])
  fireEvent.click(await screen.findByRole('button', { name: '在画布上画' }))
  const sheet = await waitFor(() => {
    const found = document.querySelector('.st-zone-sheet')
    expect(found).not.toBeNull()
    return found as Element
  })
  drag(sheet, [75, 100], [225, 300])
  await waitFor(() => expect(studio.zonesNow()).toHaveLength(1))
  expect(studio.zonesNow()[0]).toMatchObject({ x: 20, y: 10, width: 40, height: 20 })
  expect(studio.view.getState()).toMatchObject({ drawingIn: undefined, openEntries: { [LIST]: 0 } })
})

it('is nudged, resized and removed by keys, without touching the module', async () => {
  const studio = await open([{ x: 10, y: 10, width: 40, height: 30 }])
  const zone = await screen.findByRole('button', { name: /^热区 1：/ })
  fireEvent.keyDown(zone, { key: 'ArrowRight', shiftKey: true })
  expect(studio.zonesNow()[0]?.x).toBeCloseTo(12.67, 1)
  fireEvent.keyDown(zone, { key: 'Delete' })
  expect(studio.zonesNow()).toEqual([])
  expect(studio.page.nodes.get(ID)).toBeDefined()
})

it('keys do nothing during a drag, and nothing acts while a module waits for its place', async () => {
  const studio = await open([{ x: 10, y: 10, width: 40, height: 30 }])
  const zone = await screen.findByRole('button', { name: /^热区 1：/ })
  const fire = (type: string, target: Element | Window, x: number) =>
    fireEvent(target, new PointerEvent(type, { bubbles: true, ...at(x, 200) }))
  fire('pointerdown', zone, 100)
  fire('pointermove', window, 120)
  fireEvent.keyDown(zone, { key: 'Delete' })
  expect(studio.zonesNow()).toHaveLength(1)
  fireEvent.keyDown(zone, { key: 'Escape' })
  act(() => studio.view.setState({ placement: { kind: 'move' } }))
  fireEvent.keyDown(zone, { key: 'Delete' })
  drag(zone, [100, 200], [137.5, 250])
  expect(studio.zonesNow()).toEqual([{ x: 10, y: 10, width: 40, height: 30 }])
})
