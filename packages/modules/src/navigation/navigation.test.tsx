import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { readFields } from '../field.ts'
import type { ViewMode } from '../module-view.ts'
import { drawModule } from '../test-view.tsx'
import { EMPTY_HEIGHT, navigationHeight, pagesOf, ROW_HEIGHT, rowHeight } from './navigation-layout.ts'
import { navigation } from './navigation.ts'
import { navigationView } from './navigation.view.tsx'

const link = { kind: 'class', classId: 'c1' }
const items = (count: number) => Array.from({ length: count }, (_, index) => ({ text: `第${index + 1}项`, link }))
const draw = (stored: Record<string, unknown>, mode: ViewMode = 'view') =>
  drawModule(navigation, navigationView, { stored, mode })
const read = (stored: Record<string, unknown>) => readFields(navigation.fields, stored)

describe('rows and pages', () => {
  it('a row is 74 and twice the interval high, and never too low for its icon', () => {
    expect(ROW_HEIGHT).toBe(74)
    expect(rowHeight(read({ rowInterval: 5 }))).toBe(84)
    expect(rowHeight(read({ rowInterval: 0, iconSize: 80, fontSize: 15 }))).toBe(107)
  })

  it('goes on in further rows, or on further pages where paging is on', () => {
    const stored = { items: items(11), columns: '5', rows: 1 }
    expect(pagesOf(read(stored)).map(({ length }) => length)).toEqual([11])
    expect(pagesOf(read({ ...stored, isPaged: true })).map(({ length }) => length)).toEqual([5, 5, 1])
    expect(navigationHeight(read(stored))).toBe(3 * 84 + 16)
    expect(navigationHeight(read({ ...stored, isPaged: true }))).toBe(84 + 16 + 14)
  })

  it('can be scrolled by keys when there is more than one page', () => {
    draw({ items: items(11), rows: 1, isPaged: true })
    expect(screen.getByRole('group', { name: '导航，可左右滑动' })).toHaveAttribute('tabindex', '0')
    draw({ items: items(3), isPaged: true })
    expect(screen.getAllByRole('group')).toHaveLength(1)
  })
})

describe('an entry', () => {
  it('leads where it says, by its name', () => {
    const { onAction } = draw({ items: items(2) })
    fireEvent.click(screen.getByRole('link', { name: '第2项' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link })
  })

  it('without a picture shows its first letter, which is not read twice', () => {
    draw({ items: [{ text: '😀办公', link }] })
    expect(screen.getByText('😀')).toHaveAttribute('aria-hidden', 'true')
    expect(screen.getByRole('link', { name: '😀办公' })).toBeVisible()
  })

  it('leaves taps to the canvas in edit mode', () => {
    const { onAction } = draw({ items: items(1) }, 'edit')
    fireEvent.click(screen.getByText('第1项'))
    expect(onAction).not.toHaveBeenCalled()
  })
})

it('is not there for buyers while empty, and 200 high for super users', () => {
  expect(draw({}).root).toBeEmptyDOMElement()
  draw({}, 'edit')
  expect(screen.getByText('请添加导航项').style.height).toBe(`calc(${EMPTY_HEIGHT} * var(--u))`)
  expect(EMPTY_HEIGHT).toBe(200)
})
