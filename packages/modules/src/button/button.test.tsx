import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import { drawModule } from '../kit/test-view.tsx'
import { button } from './button.ts'
import { buttonView } from './button.view.tsx'

const draw = (stored: Record<string, unknown> = {}) => drawModule(button, buttonView, { stored })

it('shows 按钮 while its text is empty', () => {
  draw()
  expect(screen.getByText('按钮')).toBeVisible()
  draw({ text: '去挑选' })
  expect(screen.getByText('去挑选')).toBeVisible()
})

it('applies text, border, four corner radii and margin', () => {
  const { root } = draw({
    text: '去挑选',
    colour: '#ffffff',
    isBold: true,
    isItalic: true,
    isUnderline: true,
    borderWidth: 2,
    borderColour: '#0b5d3b',
    corners: { topLeft: 1, topRight: 2, bottomLeft: 3, bottomRight: 4 },
    marginX: 12,
  })
  const label = root.querySelector<HTMLElement>('.mw-button-face')
  expect(label).toHaveStyle({ fontWeight: 600, fontStyle: 'italic', textDecoration: 'underline', color: '#ffffff' })
  expect(label?.style.borderRadius).toBe([1, 2, 4, 3].map((radius) => `calc(${radius} * var(--r))`).join(' '))
  expect(label?.style.border).toContain('calc(2 * var(--u))')
  expect(root.querySelector<HTMLElement>('.mw-button')?.style.padding).toContain('calc(12 * var(--u))')
})

it('has a text size of 14 by default', () => {
  expect(readFields(button.fields, {}).fontSize).toBe(14)
})
