import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import { favouriteModules, recentModules } from '../model/recent-modules.ts'
import { PalettePanel } from './palette-panel.tsx'

const open = async () => renderInStudio(<PalettePanel />)
const group = (name: string) => within(screen.getByRole('region', { name }))
const search = (query: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: query } })
const names = () => screen.getAllByRole('button', { name: /^(?!收藏|取消收藏)/ }).map(({ textContent }) => textContent)

beforeEach(() => localStorage.clear())

describe('palette', () => {
  it('finds modules in either language by every word', async () => {
    await open()
    search('CAROUSEL')
    await waitFor(() => expect(names()).toEqual(['轮播图']))
    search('商品 列表')
    expect(names()).toContain('商品列表')
    search('没有这个')
    expect(screen.getByRole('status')).toHaveTextContent('没有找到模块')
  })

  it('finds modules by synonyms, pinyin and initials', async () => {
    await open()
    search('lunbo')
    await waitFor(() => expect(names()).toEqual(['轮播图']))
    for (const [query, name] of [
      ['banner', '轮播图'],
      ['djs', '倒计时'],
      ['优惠券', '弹窗'],
      ['客服', '悬浮入口'],
    ] as const) {
      search(query)
      expect(names(), query).toContain(name)
    }
  })

  it('puts starred modules first and unstars them', async () => {
    await open()
    expect(screen.queryByRole('region', { name: '收藏' })).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '收藏轮播图' }))
    expect(group('收藏').getByRole('button', { name: '轮播图' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: '取消收藏轮播图' }))
    expect(screen.queryByRole('region', { name: '收藏' })).toBeNull()
  })

  it('inserts with sample content unless it is switched off', async () => {
    const { page } = await open()
    const insert = () => fireEvent.click(group('内容').getByRole('button', { name: '模块标题' }), { detail: 0 })
    const titles = () => {
      const { nodes } = page.documents.getState().document
      return Object.values(nodes).flatMap(({ module, props }) => (module === 'module-title' ? [props['text']] : []))
    }
    insert()
    await waitFor(() => expect(titles()).toEqual(['【示例】标题']))
    fireEvent.click(screen.getByRole('switch', { name: '插入时带示例内容' }))
    insert()
    await waitFor(() => expect(titles()).toEqual(['【示例】标题', undefined]))
  })

  it('shows recently inserted modules at the next opening, newest first', async () => {
    await open()
    const insert = (name: string) => fireEvent.click(group('内容').getByRole('button', { name }), { detail: 0 })
    insert('文本')
    insert('轮播图')
    // Inserting is loaded lazily at first.
    await waitFor(() => expect(recentModules.get()).toHaveLength(2))
    expect(screen.queryByRole('region', { name: '最近使用' })).toBeNull()
    cleanup()
    await open()
    expect(
      group('最近使用')
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['轮播图', '文本'])
  })

  it('renders thumbnails without playback or motion', async () => {
    await open()
    await waitFor(() => expect(document.querySelectorAll('.st-thumbnail .mw-video').length).toBe(1))
    expect(document.querySelectorAll('.st-thumbnail .mw-mode-edit').length).toBeGreaterThan(10)
    expect(document.querySelectorAll('.st-thumbnail .mw-mode-view, .st-thumbnail video')).toHaveLength(0)
  })

  it('ignores stored values that are invalid, and modules that do not exist any more', async () => {
    localStorage.setItem('mallwright.studio.favourites', '{"a":1}')
    expect(favouriteModules.get()).toEqual([])
    localStorage.setItem('mallwright.studio.favourites', '["gone","text","text"]')
    await open()
    expect(group('收藏').getAllByRole('button')).toHaveLength(1)
  })
})
