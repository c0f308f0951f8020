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

it('reads 20 px until something else is said', () => {
  draw({ text: '热卖' })
  expect(screen.getByRole('heading', { level: 2 }).style.fontSize).toBe('calc(20 * var(--f))')
})

it('reads its own text, the default one, or is not there at all', () => {
  draw({ text: '热卖' })
  expect(screen.getByRole('heading')).toHaveTextContent('热卖')
  draw({ kind: 'default', text: '不用' })
  expect(screen.getByRole('heading', { name: '模块标题' })).toBeVisible()
  expect(draw({ kind: 'hidden', text: '热卖', subtitle: '副' }).root).toBeEmptyDOMElement()
  expect(draw({}).root).toBeEmptyDOMElement()
})

it('tells a super user what buyers do not see', () => {
  draw({ kind: 'hidden' }, 'edit')
  expect(screen.getByText('标题已隐藏')).toBeVisible()
})

describe('the way to more', () => {
  it('says 更多 and opens its link', () => {
    const { onAction } = draw({ text: '热卖', isMoreShown: true, moreLink: link })
    const more = screen.getByRole('link', { name: '更多：热卖' })
    expect(more).toHaveTextContent('更多')
    fireEvent.click(more)
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link })
  })

  it('is offered to buyers only when it leads somewhere, and never acts in edit mode', () => {
    draw({ text: '热卖', isMoreShown: true })
    expect(screen.queryByText('更多')).toBeNull()
    const { onAction } = draw({ text: '热卖', isMoreShown: true, moreLink: link }, 'edit')
    fireEvent.click(screen.getByText('更多'))
    expect(onAction).not.toHaveBeenCalled()
  })
})

describe('the height that is reserved', () => {
  const heightOf = (stored: Record<string, unknown>) =>
    moduleTitleView.heightOf?.(readFields(moduleTitle.fields, stored))

  it('is that of one line, of its short line and of a subtitle below', () => {
    expect(heightOf({ text: '热卖' })).toBe(46)
    expect(heightOf({ text: '热卖', decoration: 'underline' })).toBe(55)
    expect(heightOf({ text: '热卖', subtitle: '副', subtitlePlace: 'below' })).toBe(66)
  })

  it('is left to the drawing when a text may take a second line', () => {
    expect(heightOf({ text: '长'.repeat(30) })).toBeUndefined()
    expect(heightOf({ kind: 'hidden' })).toBeUndefined()
  })
})
