import { brandPath } from '@mallwright/contract/link'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { readFields } from '../kit/field.ts'
import { FIRST_QUERY } from '../kit/module-view.ts'
import type { Loaded, ViewMode } from '../kit/module-view.ts'
import { drawModule } from '../kit/test-view.tsx'
import { brandAt } from '../stress-fixtures/stress-records.ts'
import { brandWall } from './brand-wall.ts'
import { brandWallView } from './brand-wall.view.tsx'

type Brands = readonly ReturnType<typeof brandAt>[]
const ready = (...value: Brands): Loaded<Brands> => ({ state: 'ready', value })
const draw = (data: Loaded<Brands>, stored: Record<string, unknown> = {}, mode: ViewMode = 'view') =>
  drawModule(brandWall, brandWallView, { stored, mode, data })

describe('a brand', () => {
  it('leads to its products, by its name even where that is not shown', () => {
    const { onAction } = draw(ready(brandAt(0, { id: 'x&y' })), { isNameShown: false })
    const link = screen.getByRole('link', { name: '青禾' })
    expect(link).toHaveAttribute('href', '/micro/alm-mall-shop/search/goods?cBrandUuids=x%26y')
    fireEvent.click(link)
    expect(onAction).toHaveBeenCalledWith({ type: 'open', link: { kind: 'path', path: brandPath('x&y') } })
  })

  it('without a logo has the first character of its name', () => {
    draw(ready(brandAt(0, { logoUrl: '' })))
    expect(screen.getByText('青')).toBeInTheDocument()
  })
})

describe('a wall', () => {
  it('has no more brands than its rows hold', () => {
    draw(ready(...Array.from({ length: 9 }, (_, index) => brandAt(index))), { columns: '3', rows: 2 })
    expect(screen.getAllByRole('link')).toHaveLength(6)
  })

  it('asks for all brands, for those of classes or for the chosen ones, and for nothing before they are chosen', async () => {
    const brands = vi.fn(() => Promise.resolve([]))
    for (const stored of [
      { columns: '5', rows: 2 },
      { source: 'class', classIds: ['c1'], rows: 1 },
      { source: 'chosen', brandIds: ['b2', 'b1'], rows: 1 },
      { source: 'class' },
      { source: 'chosen' },
    ])
      await brandWallView.load?.(readFields(brandWall.fields, stored), { brands } as never, FIRST_QUERY)
    expect(brands.mock.calls).toEqual([
      [{ count: 10 }],
      [{ classIds: ['c1'], count: 4 }],
      [{ ids: ['b2', 'b1'], count: 4 }],
    ])
  })

  it('says that there are none, what is to be chosen, and offers another try after a failure', () => {
    draw(ready())
    expect(screen.getByText('暂无品牌')).toBeVisible()
    draw(ready(), { source: 'chosen' }, 'edit')
    expect(screen.getByText('请选择品牌')).toBeVisible()
    const { onAction } = draw({ state: 'failed', message: '网络开小差了' })
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(onAction).toHaveBeenCalledWith({ type: 'load', page: 1, append: false })
  })
})
