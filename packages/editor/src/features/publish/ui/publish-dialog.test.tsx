import type { WireRequest } from '@mallwright/contract/rpc'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import { queryClientOf } from '../../../gateway/query-cache.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { PAGES_KEYS } from '../../pages/model/pages.queries.ts'
import { PublishDialog } from './publish-dialog.tsx'

interface Publish {
  readonly items: readonly { readonly cColumnCode: string; readonly iRevision: number }[]
  readonly cRequestUuid: string
}

const BLOCK = 'block:0b0b0b0b-0000-4000-8000-000000000001'

const item = (cColumnCode: string, cColumnName: string, more: object = {}) => ({
  cColumnCode,
  cColumnName,
  cState: 'changed',
  iChanges: 2,
  cKind: 'page',
  iRevision: 7,
  cEditedBy: '装修员小宋',
  dEdited: '2026-11-20 09:00:00',
  needs: [],
  ...more,
})

const FINDING = {
  cColumnCode: 'home',
  cNodeId: 'title',
  cModule: 'button',
  cKind: 'noLink',
  cReference: '',
  cField: '点击跳转',
  iEntry: 0,
  iCount: 0,
}

/** A site with four unpublished items that answers a known request id as before. */
function draftedSite() {
  const site = { published: [] as Publish[], checked: [] as string[][], isCheckBroken: false, conflict: false }
  const gateway = ({ operation, body }: WireRequest) => {
    const name = operation.path.split('/').at(-1)
    if (name === 'getPublishList') {
      return {
        data: {
          results: [
            item('home', '首页', { needs: [BLOCK] }),
            item(BLOCK, '页脚', { cKind: 'block', cState: 'new', iChanges: 0 }),
            item('sale', '大促', { cState: 'removed', iChanges: 0 }),
            item('site-look', '', { cKind: 'part' }),
          ],
        },
      }
    }
    if (name === 'getPublishCheck') {
      site.checked.push((body as { readonly codes: string[] }).codes)
      if (site.isCheckBroken) return { code: 5000 }
      const gone = { ...FINDING, cKind: 'allGone', cReference: 'product', cField: '商品', iCount: 2 }
      return { data: { results: [FINDING, gone], bMore: false } }
    }
    if (name !== 'publishColumnPage') return {}
    site.published.push(body as Publish)
    const data = { cFailure: 'REVISION_CONFLICT', iRevision: 8, cEditedBy: '小唐', dEdited: '' }
    return site.conflict ? { code: 4009, msg: '小唐 保存了更新的版本', data } : { data: { iRelease: 3 } }
  }
  return { site, gateway }
}

const choice = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })

it('ticks the open page and what it needs, names every item, and publishes only what is ticked', async () => {
  const { site, gateway } = draftedSite()
  const onClose = vi.fn<() => void>()
  const { api } = await renderInStudio(<PublishDialog onClose={onClose} />, { gateway })
  const reload = vi.spyOn(queryClientOf(api), 'invalidateQueries')
  await screen.findByRole('list', { name: '本次上线的内容' })
  expect(choice(/首页.*2 处修改/)).toBeChecked()
  expect(choice(/联动区块：页脚.*新增/)).toBeChecked()
  // A chosen page cannot go live without its new block.
  expect(choice(/联动区块：页脚/)).toBeDisabled()
  expect(choice(/大促.*已删除/)).not.toBeChecked()
  expect(choice(/站点主题/)).not.toBeChecked()
  fireEvent.click(choice(/大促/))
  fireEvent.click(screen.getByRole('button', { name: '发布 3 项' }))
  expect(await screen.findByText('已发布，版本 3')).toBeInTheDocument()
  expect(reload).toHaveBeenCalledWith({ queryKey: PAGES_KEYS.list })
  expect(site.published[0]?.items).toEqual([
    { cColumnCode: 'home', iRevision: 7 },
    { cColumnCode: BLOCK, iRevision: 7 },
    { cColumnCode: 'sale', iRevision: 7 },
  ])
})

it('shows where the pages are live, the open one also as a QR code', async () => {
  const { gateway } = draftedSite()
  const onClose = vi.fn<() => void>()
  await renderInStudio(<PublishDialog onClose={onClose} />, { gateway })
  await screen.findByRole('list', { name: '本次上线的内容' })
  fireEvent.click(choice(/大促.*已删除/))
  fireEvent.click(screen.getByRole('button', { name: '发布 3 项' }))
  const links = within(await screen.findByRole('list', { name: '已上线的页面' })).getAllByRole('link')
  // Neither the block nor the removed page has an address.
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${location.origin}/micro/alm-mall-shop/home/tab-home`,
  ])
  expect(screen.getByRole('img', { name: '手机扫码查看“首页”' })).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '完成' }))
  expect(onClose).toHaveBeenCalled()
})

it('publishes nothing without a choice', async () => {
  const { gateway } = draftedSite()
  await renderInStudio(<PublishDialog onClose={() => undefined} />, { gateway, column: 'elsewhere' })
  expect(await screen.findByRole('button', { name: '发布 0 项' })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: '全选' }))
  expect(screen.getByRole('button', { name: '发布 4 项' })).toBeEnabled()
})

it('checks all that goes and jumps to a finding, the broken first', async () => {
  const { site, gateway } = draftedSite()
  const studio = await renderInStudio(<PublishDialog onClose={() => undefined} />, { gateway })
  const findings = await screen.findByRole('region', { name: '发布前检查' })
  expect(site.checked.at(-1)).toEqual(['home', BLOCK])
  const lines = within(findings).getAllByRole('button')
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('指向的商品不存在、未发布或已下架：商品'),
    expect.stringContaining('点击后没有去处：点击跳转'),
  ])
  fireEvent.click(lines[1] as HTMLElement)
  expect(studio.page.selection.getState().selected).toEqual(['title'])
})

it('jumps to the module of another page', async () => {
  const { gateway } = draftedSite()
  const onClose = vi.fn<() => void>()
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { origin: location.origin, assign })
  onTestFinished(() => void vi.unstubAllGlobals())
  await renderInStudio(<PublishDialog onClose={onClose} />, { gateway, column: 'elsewhere' })
  fireEvent.click(await screen.findByRole('button', { name: '全选' }))
  fireEvent.click(await screen.findByRole('button', { name: /点击后没有去处/ }))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(assign).toHaveBeenCalledWith('?page=home&node=title')
})

it('says that a check failed', async () => {
  const { site, gateway } = draftedSite()
  site.isCheckBroken = true
  await renderInStudio(<PublishDialog onClose={() => undefined} />, { gateway })
  expect(await screen.findByText(/检查没有完成/)).toBeInTheDocument()
  site.isCheckBroken = false
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('region', { name: '发布前检查' })).toBeInTheDocument()
})

it('says that something changed meanwhile, keeps the choice, and retries under the same request id', async () => {
  const { site, gateway } = draftedSite()
  site.conflict = true
  await renderInStudio(<PublishDialog onClose={() => undefined} />, { gateway })
  fireEvent.click(await screen.findByRole('button', { name: '发布 2 项' }))
  expect(await screen.findByText(/有内容刚被修改/)).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: '发布 2 项' }))
  await waitFor(() => expect(site.published).toHaveLength(2))
  expect(site.published[1]).toEqual(site.published[0])
})
