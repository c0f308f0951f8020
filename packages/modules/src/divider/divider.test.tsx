import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import { drawModule } from '../kit/test-view.tsx'
import { divider } from './divider.ts'
import { dividerView } from './divider.view.tsx'

it('is a separator with its line, width and position', () => {
  drawModule(divider, dividerView, { stored: { lineStyle: 'dotted', width: 40, align: 'right', colour: '#112233' } })
  const line = screen.getByRole('separator')
  expect(line).toHaveStyle({ width: '40%', borderTopStyle: 'dotted', borderTopColor: '#112233' })
  expect(line).toHaveClass('is-right')
})

it('follows the theme without a custom colour', () => {
  drawModule(divider, dividerView)
  expect(screen.getByRole('separator').style.borderTopColor).toBe('')
})

it('offers a position only when the line is short', () => {
  expect(divider.fields.align.showIf?.({ width: 100 })).toBe(false)
  expect(divider.fields.align.showIf?.({ width: 60 })).toBe(true)
})

it('has the height of its line and margins', () => {
  expect(dividerView.heightOf?.(readFields(divider.fields, { thickness: 3, marginY: 10 }))).toBe(23)
})
