import { definitionOf } from '@mallwright/modules/definitions'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

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

it('refuses a year that no deadline has', async () => {
  const onChange = await open('until', '2026-11-28 20:00')
  const box = screen.getByLabelText('until')
  fireEvent.change(box, { target: { value: '1026-11-28T20:00' } })
  expect(onChange).not.toHaveBeenCalled()
  expect(box).toHaveAttribute('aria-invalid', 'true')
})
