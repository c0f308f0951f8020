import type { ProductCard } from '@mallwright/contract/catalog'
import type { CompiledNode, NodeId } from '@mallwright/contract/document'
import { definitionOf, readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'
import { plainProduct } from '@mallwright/modules/samples'
import { EMPTY_SOURCE } from '@mallwright/modules/views'
import type { DataSource } from '@mallwright/modules/views'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { loadViews } from './page-data.ts'
import type { PageScope } from './page-scope.ts'
import { PageView } from './page-view.tsx'

const asked = vi.fn<(codes: readonly string[]) => Promise<readonly ProductCard[]>>()
const SOURCE: DataSource = { ...EMPTY_SOURCE, productsByCodes: asked }
const CODES = ['a', 'b', 'c', 'd', 'e', 'f']
const LIST = { codes: CODES, pageSize: 2, paging: 'more', titleKind: 'custom', title: '爆款' }

function nodeOf(type: string, props: object): CompiledNode {
  const definition = definitionOf(type) as Definition
  const { version } = definition
  return { id: 'n' as NodeId, module: type, version, props: readProps(definition, { version, props: { ...props } }) }
}

async function open(type: string, first: object) {
  const page = (props: object) => ({
    columnCode: 'home',
    title: '',
    look: { background: '' },
    nodes: [nodeOf(type, props)],
  })
  const views = await loadViews(page(first))
  const scope: PageScope = {
    views,
    data: {},
    source: SOURCE,
    generation: 0,
    locale: 'zh-CN',
    origin: 'http://shop.test',
    onAction: () => undefined,
    onError: () => undefined,
  }
  const element = (props: object, change: Partial<PageScope> = {}) => (
    <PageView page={page(props)} scope={{ ...scope, ...change }} />
  )
  const { rerender } = render(element(first))
  await act(async () => undefined)
  return {
    change: async (props: object, scope?: Partial<PageScope>) => {
      rerender(element(props, scope))
      await act(async () => undefined)
    },
    draw: (props: object) => rerender(element(props)),
  }
}

const productNames = () => screen.queryAllByRole('link').map((link) => /商品 (\w)/.exec(link.textContent ?? '')?.[1])
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await act(async () => undefined)
}

beforeEach(() => {
  asked.mockReset()
  asked.mockImplementation((codes) => Promise.resolve(codes.map((code) => plainProduct(code))))
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

describe('paging', () => {
  it('starts at page 1', async () => {
    await open('product-list', LIST)
    expect(productNames()).toEqual(['a', 'b'])
  })

  it.each([
    ['the list', { codes: ['f', 'e', 'd', 'c'] }, ['f', 'e']],
    ['the page size', { pageSize: 3 }, ['a', 'b', 'c']],
    ['the paging mode', { paging: 'pager' }, ['a', 'b']],
  ])('goes back to page 1 and clears the list when %s changes', async (_, change, expected) => {
    const page = await open('product-list', LIST)
    await press('点击加载更多...')
    expect(productNames()).toEqual(['a', 'b', 'c', 'd'])
    page.draw({ ...LIST, ...change })
    expect(productNames()).toEqual([])
    await act(async () => undefined)
    expect(productNames()).toEqual(expected)
  })

  it('stays on its page when only the style changes, and loads nothing', async () => {
    const page = await open('product-list', LIST)
    await press('点击加载更多...')
    asked.mockClear()
    await page.change({ ...LIST, title: '热卖', variant: 'basic_style_4' })
    expect(productNames()).toEqual(['a', 'b', 'c', 'd'])
    expect(asked).not.toHaveBeenCalled()
  })

  it('never shows a late answer of an outdated query', async () => {
    const answers: ((codes: readonly ProductCard[]) => void)[] = []
    asked.mockImplementation(() => new Promise((resolve) => answers.push(resolve)))
    const page = await open('product-list', LIST)
    await page.change({ ...LIST, codes: ['f'] })
    await act(async () => answers[1]?.([plainProduct('f')]))
    await act(async () => answers[0]?.([plainProduct('a')]))
    expect(productNames()).toEqual(['f'])
  })

  it('preserves the current data when a further page fails, and clears it when the first does', async () => {
    const page = await open('product-list', LIST)
    asked.mockRejectedValue(new Error('网络开小差了'))
    await press('点击加载更多...')
    expect(productNames()).toEqual(['a', 'b'])
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
    await page.change(LIST, { generation: 1 })
    expect(productNames()).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('网络开小差了')
  })
})

describe('slices', () => {
  const TABS = { tabs: [{ codes: ['a', 'b', 'c'] }, { codes: ['d', 'e'] }], pageSize: 1, paging: 'pager' }

  it('load when their tab is activated and preserve their page while others are active', async () => {
    await open('paged-list', TABS)
    expect(asked.mock.calls).toEqual([[['a']]])
    await press('下一页')
    expect(productNames()).toEqual(['b'])
    fireEvent.click(screen.getByRole('tab', { name: '页签2' }))
    await act(async () => undefined)
    expect(productNames()).toEqual(['d'])
    fireEvent.click(screen.getByRole('tab', { name: '页签1' }))
    expect(productNames()).toEqual(['b'])
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('are reloaded, the active one too, when the caller’s permissions change', async () => {
    const page = await open('paged-list', TABS)
    fireEvent.click(screen.getByRole('tab', { name: '页签2' }))
    await act(async () => undefined)
    asked.mockImplementation((codes) => Promise.resolve(codes.map((code) => plainProduct(code.toUpperCase()))))
    await page.change(TABS, { generation: 1 })
    expect(productNames()).toEqual(['D'])
  })
})
