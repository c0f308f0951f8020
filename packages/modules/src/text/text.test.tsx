import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import { drawModule } from '../kit/test-view.tsx'
import { MAX_TEXT_LENGTH, text } from './text.ts'
import { textView } from './text.view.tsx'

const draw = (stored: Record<string, unknown> = {}, mode: 'view' | 'edit' = 'view') =>
  drawModule(text, textView, { stored, mode })

describe('a text', () => {
  it('shows 请输入内容 in edit mode while empty, and nothing to buyers', () => {
    draw({}, 'edit')
    expect(screen.getByText('请输入内容')).toBeVisible()
    expect(draw().root).toHaveTextContent('')
  })

  it('has no input or editable element in view mode', () => {
    const { root } = draw({ text: '满 199 元免运费' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(root.querySelector('[contenteditable], input, textarea')).toBeNull()
  })

  it('accepts at most 999999 characters', () => {
    expect(MAX_TEXT_LENGTH).toBe(999_999)
    const full = '字'.repeat(999_999)
    expect(readFields(text.fields, { text: full }).text).toHaveLength(999_999)
    expect(readFields(text.fields, { text: `${full}字` }).text).toBe('')
  })

  it('has size 14 and left alignment by default, and applies the six attributes', () => {
    expect(readFields(text.fields, {})).toMatchObject({ fontSize: 14, align: 'left' })
    const { root } = draw({ text: '新品', isBold: true, isItalic: true, isUnderline: true, align: 'justify' })
    expect(root.querySelector('.mw-text')).toHaveStyle({
      fontWeight: 600,
      fontStyle: 'italic',
      textDecoration: 'underline',
      textAlign: 'justify',
    })
  })
})
