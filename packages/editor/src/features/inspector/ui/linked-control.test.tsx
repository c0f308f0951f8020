import { act, fireEvent, screen } from '@testing-library/react'
import type { NodeId } from '@mallwright/contract/document'
import { expect, it, vi } from 'vitest'

import { historyOf } from '../../../document-store/history.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { InspectorPanel } from './inspector-panel.tsx'

async function openStyle() {
  const studio = await renderInStudio(<InspectorPanel />)
  act(() => studio.select('logo'))
  fireEvent.click(await screen.findByRole('tab', { name: '样式' }))
  return { ...studio, props: () => studio.page.nodes.get('logo' as NodeId)?.props ?? {} }
}

it('corners are one number, and four on demand', async () => {
  const { props } = await openStyle()
  const all = screen.getByRole('textbox', { name: '圆角' })
  fireEvent.change(all, { target: { value: '12' } })
  fireEvent.blur(all)
  expect(props()['corners']).toEqual({ topLeft: 12, topRight: 12, bottomLeft: 12, bottomRight: 12 })
  expect(screen.queryByRole('textbox', { name: '左上' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '分别设置圆角' }))
  fireEvent.change(screen.getByRole('textbox', { name: '左上' }), { target: { value: '4' } })
  expect(props()['corners']).toMatchObject({ topLeft: 4, topRight: 12 })
  expect(all).toHaveValue('')
  expect(all).toHaveAttribute('placeholder', '混合')
})

it('rows that a switch turns off are not shown', async () => {
  await openStyle()
  expect(screen.queryByRole('textbox', { name: '模糊' })).toBeNull()
  fireEvent.click(screen.getByRole('switch', { name: '显示阴影' }))
  expect(screen.getByRole('textbox', { name: '模糊' })).toBeVisible()
})

it('a drag on the label of a number changes it as one step, and Escape restores it', async () => {
  const { page, props } = await openStyle()
  const steps = historyOf(page.documents).steps.length
  const label = screen.getByText('圆角')
  const fire = (type: string, clientX: number) =>
    fireEvent(label, new PointerEvent(type, { bubbles: true, clientX, pointerId: 1, button: 0, isPrimary: true }))
  fire('pointerdown', 100)
  fire('pointermove', 110)
  fire('pointermove', 120)
  expect(props()['corners']).toMatchObject({ topLeft: 10, bottomRight: 10 })
  fire('pointerup', 120)
  expect(historyOf(page.documents).steps).toHaveLength(steps + 1)
  fire('pointerdown', 100)
  fire('pointermove', 140)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(props()['corners']).toMatchObject({ topLeft: 10 })
})

it('a press that is released elsewhere ends, and drags are one step each however long they pause', async () => {
  const { page, props } = await openStyle()
  const steps = () => historyOf(page.documents).steps.length
  const before = steps()
  const label = screen.getByText('圆角')
  const fire = (type: string, clientX: number, target: Element = label) =>
    fireEvent(target, new PointerEvent(type, { bubbles: true, clientX, pointerId: 1, button: 0, isPrimary: true }))
  // jsdom has no capture: the browser sends the events of a captured pointer to the label.
  const captured = vi.fn()
  Object.assign(label, { setPointerCapture: captured })
  fire('pointerdown', 100)
  expect(captured).toHaveBeenCalledWith(1)
  fire('pointerup', 101, document.body)
  fire('lostpointercapture', 101)
  fire('pointermove', 140)
  expect(props()['corners']).toBeUndefined()
  const escape = vi.fn()
  window.addEventListener('keydown', escape)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(escape).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', escape)
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  fire('pointerdown', 100)
  fire('pointermove', 110)
  clock.mockReturnValue(20_000)
  fire('pointermove', 120)
  fire('pointerup', 120)
  expect(steps()).toBe(before + 1)
  fire('pointerdown', 100)
  fire('pointermove', 110)
  fire('pointerup', 110)
  expect(steps()).toBe(before + 2)
  fire('pointerdown', 100)
  fire('pointermove', 140)
  fireEvent.keyDown(window, { key: 'Escape' })
  expect(steps()).toBe(before + 2)
  clock.mockRestore()
})
