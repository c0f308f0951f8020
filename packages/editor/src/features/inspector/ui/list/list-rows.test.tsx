import type { Document, Node, NodeId } from '@mallwright/contract/document'
import type { WireRequest } from '@mallwright/contract/rpc'
import { stubResizes } from '@mallwright/shop-core/widgets/test-layout'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'

import { historyOf } from '../../../../document-store/history.ts'
import { renderInStudio } from '../../../../test-studio.tsx'
import type { FakeGateway } from '../../../../test-studio.tsx'
import { InspectorPanel } from '../inspector-panel.tsx'

stubResizes()

const ID = 'one' as NodeId

function pageWith(module: string, props: Node['props']): Document {
  const node = { id: ID, module, version: 0, props }
  return { format: 1, title: '', look: { background: '' }, children: [ID], nodes: { [ID]: node } }
}

async function open(module: string, props: Node['props'], gateway?: FakeGateway) {
  const document = pageWith(module, props)
  const studio = await renderInStudio(<InspectorPanel />, gateway ? { document, gateway } : { document })
  act(() => studio.select(ID))
  return {
    ...studio,
    props: () => studio.page.documents.getState().document.nodes[ID]?.props ?? {},
    steps: () => historyOf(studio.page.documents).steps.length,
    spoken: () => studio.announcer.current.getState().text,
  }
}

const slidesOf = (...alts: string[]) => ({ slides: alts.map((alt) => ({ alt })) })
const altsIn = (props: Node['props']) => (props['slides'] as { alt: string }[]).map(({ alt }) => alt)
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

describe('list rows', () => {
  it('are moved by arrow keys, announce their position and keep the focus; consecutive moves are one step', async () => {
    const studio = await open('carousel', slidesOf('甲', '乙', '丙'))
    const handle = async (n: number) => screen.findByRole('button', { name: `拖动或用方向键移动图片 ${n}` })
    ;(await handle(1)).focus()
    fireEvent.keyDown(await handle(1), { key: 'ArrowDown' })
    expect(altsIn(studio.props())).toEqual(['乙', '甲', '丙'])
    expect(studio.spoken()).toBe('图片 1 第 2 项，共 3 项')
    expect(await handle(2)).toHaveFocus()
    fireEvent.keyDown(await handle(2), { key: 'End' })
    expect(altsIn(studio.props())).toEqual(['乙', '丙', '甲'])
    expect(studio.steps()).toBe(2)
  })

  it('stay open when moved', async () => {
    await open('carousel', slidesOf('甲', '乙'))
    fireEvent.click(await screen.findByRole('button', { name: /^图片 1/ }))
    fireEvent.keyDown(screen.getByRole('button', { name: '拖动或用方向键移动图片 1' }), { key: 'ArrowDown' })
    expect(screen.getByRole('button', { name: /^图片 2/ })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByLabelText('替代文字')).toHaveValue('甲')
  })

  it('are duplicated', async () => {
    const studio = await open('carousel', slidesOf('甲', '乙'))
    await press('复制图片 1')
    expect(altsIn(studio.props())).toEqual(['甲', '甲', '乙'])
  })

  it('are deleted together', async () => {
    const studio = await open('carousel', slidesOf('甲', '乙', '丙'))
    await press('批量编辑')
    fireEvent.click(screen.getByRole('checkbox', { name: '选择图片 1' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '选择图片 3' }))
    await press('删除所选')
    expect(altsIn(studio.props())).toEqual(['乙'])
    expect(studio.steps()).toBe(2)
  })

  it('are changed together in one field, shown as mixed before', async () => {
    const studio = await open('carousel', slidesOf('甲', '乙', '丙'))
    await press('批量编辑')
    fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
    fireEvent.click(screen.getByRole('checkbox', { name: '选择图片 2' }))
    const setter = screen.getByRole('combobox', { name: '统一设置' })
    fireEvent.change(setter, { target: { value: 'alt' } })
    const field = screen.getByLabelText('替代文字')
    expect(field).toHaveAttribute('placeholder', '混合')
    fireEvent.change(field, { target: { value: '同' } })
    expect(altsIn(studio.props())).toEqual(['同', '乙', '同'])
  })

  it('are created from pasted lines up to the limit', async () => {
    const studio = await open('carousel', slidesOf('甲'))
    await press('粘贴多行')
    const dialog = await screen.findByRole('dialog', { name: '粘贴多行文字' })
    const lines = Array.from({ length: 25 }, (_, n) => `第 ${n} 张`).join('\n\n')
    fireEvent.change(within(dialog).getByRole('textbox', { name: '要添加的内容' }), { target: { value: lines } })
    expect(within(dialog).getByText('将添加 19 项 · 超出上限的 6 项不会添加')).toBeInTheDocument()
    fireEvent.click(within(dialog).getByRole('button', { name: '添加' }))
    expect(altsIn(studio.props())).toHaveLength(20)
    expect(altsIn(studio.props())[1]).toBe('第 0 张')
    expect(studio.steps()).toBe(2)
  })
})

describe('chosen products', () => {
  const product = (code: string) => ({
    cProdCode: code,
    cProdName: `商品${code}`,
    cUrl: '',
    bOperated: true,
    bOffShelf: code === 'P3',
  })
  const requests: string[] = []
  const gateway = (request: WireRequest) => {
    const text = JSON.stringify(request)
    if (!text.includes('getProductListBycProdCode')) return {}
    requests.push(text)
    return {
      data: [...text.matchAll(/P\d+/g)]
        .map(([code]) => code)
        .filter((code) => code !== 'P2')
        .map(product),
    }
  }

  it('are marked when off the shelf, and removed in one click', async () => {
    const studio = await open('product-list', { source: 'chosen', codes: ['P1', 'P2', 'P3', 'P4'] }, gateway)
    expect(await screen.findByText('2 个商品已下架或不存在')).toBeInTheDocument()
    expect(await screen.findByText('已下架')).toBeInTheDocument()
    expect(screen.getByText('商品不存在')).toBeInTheDocument()
    await press('一键移除')
    expect(studio.props()['codes']).toEqual(['P1', 'P4'])
  })

  it('are added by pasted codes, without repeats', async () => {
    const studio = await open('product-list', { source: 'chosen', codes: ['P1'] }, gateway)
    await press('粘贴商品编码')
    const dialog = await screen.findByRole('dialog', { name: '粘贴商品编码' })
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'P1\nP7\t好纸\nP7\nP8' } })
    fireEvent.click(within(dialog).getByRole('button', { name: '添加' }))
    expect(studio.props()['codes']).toEqual(['P1', 'P7', 'P8'])
  })

  it('window five hundred rows, and load in batches', async () => {
    requests.length = 0
    const codes = Array.from({ length: 500 }, (_, n) => `P${1000 + n}`)
    await open('product-list', { source: 'chosen', codes }, gateway)
    const list = await screen.findByRole('list', { name: '选择商品' })
    expect(within(list).queryAllByRole('listitem').length).toBeLessThan(60)
    expect(screen.getByText('500 / 500 项')).toBeInTheDocument()
    for (const request of requests) expect([...request.matchAll(/P1\d+/g)].length).toBeLessThanOrEqual(50)
  })
})

describe('pictures', () => {
  const PNG_HEAD = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const stored = (name: string) => ({
    bUpSuccess: true,
    cDocId: name,
    cOriginName: name,
    cPreviewUrl: '',
    cUrl: `/files/${name}`,
    iWidth: 750,
    iHeight: 320,
  })

  it('are added several at once, as one step, with the files that could be stored', async () => {
    const gateway: FakeGateway = ({ files: [file] }) => {
      const name = file?.name ?? ''
      return name === 'broken.png' ? { code: 5000, msg: '存不下' } : { data: [stored(name)] }
    }
    const studio = await open('carousel', slidesOf('甲'), gateway)
    const button = await screen.findByRole('button', { name: '上传多张图片' })
    const files = ['a.png', 'broken.png', 'b.png'].map((name) => new File([PNG_HEAD], name))
    fireEvent.drop(button, { dataTransfer: { files } })
    await waitFor(() => expect(studio.props()['slides']).toHaveLength(3))
    const urls = (studio.props()['slides'] as { picture?: { url: string } }[]).map(({ picture }) => picture?.url)
    expect(urls).toEqual(['', '/files/a.png', '/files/b.png'])
    expect(studio.steps()).toBe(2)
    expect(screen.getByRole('alert')).toHaveTextContent('上传失败 · 存不下')
  })
})

describe('the tab bar', () => {
  it('starts from the tabs that are shown, so that adding one keeps them', async () => {
    const studio = await open('tab-bar', {})
    const rows = () => screen.getAllByRole('button', { name: /^页签 \d/ }).map((row) => row.textContent)
    await waitFor(() => expect(rows()).toEqual(['页签 1首页', '页签 2分类', '页签 3购物车', '页签 4我的']))
    expect(studio.steps()).toBe(1)
    await press(/^添加页签/)
    const targets = (studio.props()['items'] as { target: string }[]).map(({ target }) => target)
    expect(targets).toEqual(['tab-home', 'ClassiFication', 'ShoppingCart', 'UserCenter', 'tab-home'])
  })
})
