import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readFields } from '../kit/field.ts'
import type { ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { moduleTitle } from './module-title.ts'
import { moduleTitleView } from './module-title.view.tsx'

const draw = (stored: Record<string, unknown>, mode: ViewMode = 'view') =>
  drawModule(moduleTitle, moduleTitleView, { stored, mode })
const link = { kind: 'class', classId: 'c1' }

it('is 20 px by default', () => {
  draw({ text: '热卖' })
  expect(screen.getByRole('heading', { level: 2 }).style.fontSize).toBe('calc(20 * var(--f))')
})

it('shows its custom text, the default text, or nothing', () => {
  draw({ text: '热卖' })
  expect(screen.getByRole('heading')).toHaveTextContent('热卖')
  draw({ kind: 'default', text: '不用' })
  expect(screen.getByRole('heading', { name: '模块标题' })).toBeVisible()
  expect(draw({ kind: 'hidden', text: '热卖', subtitle: '副' }).root).toBeEmptyDOMElement()
  expect(draw({}).root).toBeEmptyDOMElement()
})

it('shows a super user what is hidden from buyers', () => {
  draw({ kind: 'hidden' }, 'edit')
  expect(screen.getByText('标题已隐藏')).toBeVisible()
})

describe('the more link', () => {
  it('shows 更多 and opens its link', () => {
    const { onAction } = draw({ text: '热卖', isMoreShown: true, moreLink: link })
    const more = screen.getByRole('link', { name: '更多：热卖' })
    expect(more).toHaveTextContent('更多')
    fireEvent.click(more)
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link })
  })

  it('is offered to buyers only when it has a target, and never acts in edit mode', () => {
    draw({ text: '热卖', isMoreShown: true })
    expect(screen.queryByText('更多')).toBeNull()
    const { onAction } = draw({ text: '热卖', isMoreShown: true, moreLink: link }, 'edit')
    fireEvent.click(screen.getByText('更多'))
    expect(onAction).not.toHaveBeenCalled()
  })
})

describe('the reserved height', () => {
  const heightOf = (stored: Record<string, unknown>) =>
    moduleTitleView.heightOf?.(readFields(moduleTitle.fields, stored))

  it('covers one line, its line below and a subtitle', () => {
    expect(heightOf({ text: '热卖' })).toBe(46)
    expect(heightOf({ text: '热卖', decoration: 'underline' })).toBe(55)
    expect(heightOf({ text: '热卖', subtitle: '副', subtitlePlace: 'below' })).toBe(66)
  })

  it('is undefined when a text may wrap', () => {
    expect(heightOf({ text: '长'.repeat(30) })).toBeUndefined()
    expect(heightOf({ kind: 'hidden' })).toBeUndefined()
  })
})
