import type { NodeId } from '@mallwright/contract/document'
import type { WireRequest } from '@mallwright/contract/rpc'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { callOf } from '../../../../commands/kit/define-command.ts'
import { insertNode } from '../../../../commands/node/insert-node.ts'
import type { Studio } from '../../../../studio/studio.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import { InspectorPanel } from '../inspector-panel.tsx'

const SHOPS = ['青禾办公专营店', '铁匠五金工厂店', '旧仓清货店'].map((cShopName, index) => ({
  cShopUuid: `s${index + 1}`,
  cShopName,
  cPreviewUrl: '',
  iProdCount: 40,
  bClosed: index === 2,
}))
const ARTICLE = {
  cArticleUuid: 'a1',
  cTitle: '复印纸怎么选',
  cCoverUrl: '',
  cSummary: '',
  cClassCode: 'guide',
  cClassName: '采购指南',
  dPublished: '2026-01-05 09:30:00',
}

function gateway(request: WireRequest) {
  const text = JSON.stringify(request)
  if (text.includes('searchShopPage')) return { data: { results: SHOPS, iTotleSize: 3 } }
  if (text.includes('getShopListBycShopUuid')) return { data: SHOPS }
  if (text.includes('getArticlePage')) return { data: { results: [ARTICLE], iTotleSize: 1 } }
  if (text.includes('getArticleClassList'))
    return { data: [{ cClassCode: 'guide', cClassName: '采购指南', iArticleCount: 4 }] }
  return {}
}

async function open(module: string, props: Readonly<Record<string, unknown>> = {}) {
  const studio = await renderInStudio(<InspectorPanel />, { gateway })
  const id = 'new' as NodeId
  act(() => {
    void studio.page.run(callOf(insertNode, { nodes: [{ id, module, version: 0, props }], index: 0 }))
    studio.select(id)
  })
  return studio
}
const propsOf = ({ page }: Studio) => page.documents.getState().document.nodes['new' as NodeId]?.props

describe('choosing shops', () => {
  it('keeps the order of choice, and marks closed shops', async () => {
    const studio = await open('shop-list')
    fireEvent.click(await screen.findByRole('button', { name: '选择店铺' }))
    const dialog = await screen.findByRole('dialog', { name: '选择店铺' })
    fireEvent.click(await within(dialog).findByRole('checkbox', { name: /铁匠/ }))
    fireEvent.click(within(dialog).getByRole('checkbox', { name: /青禾/ }))
    expect(within(dialog).getByText('店铺已歇业')).toBeInTheDocument()
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(propsOf(studio)?.['shopIds']).toEqual(['s2', 's1'])
    fireEvent.click(await screen.findByRole('button', { name: '移除铁匠五金工厂店' }))
    expect(propsOf(studio)?.['shopIds']).toEqual(['s1'])
  })
})

describe('choosing articles', () => {
  it('works by class', async () => {
    const studio = await open('article-list')
    fireEvent.click(await screen.findByRole('checkbox', { name: '采购指南 (4)' }))
    expect(propsOf(studio)?.['classCodes']).toEqual(['guide'])
  })

  it('works one by one', async () => {
    const studio = await open('article-list', { source: 'chosen' })
    fireEvent.click(await screen.findByRole('button', { name: '选择文章' }))
    const dialog = await screen.findByRole('dialog', { name: '选择文章' })
    fireEvent.click(await within(dialog).findByRole('checkbox', { name: /复印纸怎么选/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(propsOf(studio)?.['articleIds']).toEqual(['a1'])
  })
})

describe('link field', () => {
  it('leads to a chosen shop or article; offers the partner only where it is supported', async () => {
    const studio = await open('button')
    const kind = screen.getByRole('combobox', { name: /跳转类型/ })
    const offered = within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(offered).toContain('店铺')
    expect(offered).toContain('文章')
    expect(offered).not.toContain('德链汇')
    fireEvent.change(kind, { target: { value: 'shop' } })
    fireEvent.click(await screen.findByRole('button', { name: '选择店铺' }))
    const dialog = await screen.findByRole('dialog', { name: '选择店铺' })
    fireEvent.click(await within(dialog).findByRole('radio', { name: /青禾/ }))
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    expect(propsOf(studio)?.['link']).toEqual({ kind: 'shop', shopId: 's1' })
  })
})
