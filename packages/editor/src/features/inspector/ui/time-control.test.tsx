import { definitionOf } from '@mallwright/modules/definitions'
import type { Field } from '@mallwright/modules/definitions'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

import { renderInStudio } from '../../../test-studio.tsx'
import { FieldControl } from './field-control.tsx'

async function open(name: string, value: string) {
  const field = definitionOf('countdown')?.fields[name]
  if (!field) throw new Error(name)
  const onChange = vi.fn<(value: unknown) => void>()
  await renderInStudio(
    <>
      <label htmlFor="time">{name}</label>
      <FieldControl id="time" field={field} name={name} value={value} onChange={onChange} />
    </>,
  )
  return onChange
}

it('picks a wall time in its stored spelling', async () => {
  const onChange = await open('until', '2026-11-28 20:00')
  const box = screen.getByLabelText('until')
  expect(box).toHaveValue('2026-11-28 20:00')
  fireEvent.change(box, { target: { value: '2026-11-29T00:30' } })
  expect(onChange).toHaveBeenLastCalledWith('2026-11-29 00:30', 'typing')
  fireEvent.change(box, { target: { value: '' } })
  expect(onChange).toHaveBeenLastCalledWith('', 'typing')
})

it('picks a time of day, and stores nothing out of range', async () => {
  const onChange = await open('dailyTime', '20:00')
  fireEvent.change(screen.getByLabelText('dailyTime'), { target: { value: '08:15' } })
  expect(onChange).toHaveBeenLastCalledWith('08:15', 'typing')
})

it.each([
  ['until', '2026-11-28 20:00'],
  ['dailyTime', '20:00'],
])('says the zone with the input: %s', async (name, value) => {
  await open(name, value)
  expect(screen.getByLabelText(name)).toHaveAccessibleDescription(/^北京时间（UTC\+8）/)
})

it('refuses a year that no deadline has', async () => {
  const onChange = await open('until', '2026-11-28 20:00')
  const box = screen.getByLabelText('until')
  fireEvent.change(box, { target: { value: '1026-11-28T20:00' } })
  expect(onChange).not.toHaveBeenCalled()
  expect(box).toHaveAttribute('aria-invalid', 'true')
  expect(box).toHaveAccessibleDescription(/2000 至 2099/)
})

it('unfinished input stays with its node, and goes when the value changes otherwise', async () => {
  const field = definitionOf('countdown')?.fields['until']
  if (!field) throw new Error('until')
  const shown = createStore(() => ({ id: 'a-until', value: '2026-11-28 20:00' }))
  function Switched() {
    return <FieldControl {...useStore(shown)} field={field as Field} name="until" onChange={() => undefined} />
  }
  await renderInStudio(<Switched />)
  const box = () => document.querySelector('.st-input') as HTMLInputElement
  const type = () => fireEvent.change(box(), { target: { value: '2026-1' } })
  type()
  expect(box()).toHaveValue('2026-1')
  act(() => shown.setState({ id: 'b-until' }))
  expect(box()).toHaveValue('2026-11-28 20:00')
  type()
  act(() => shown.setState({ value: '2026-12-01 10:00' }))
  expect(box()).toHaveValue('2026-12-01 10:00')
})
