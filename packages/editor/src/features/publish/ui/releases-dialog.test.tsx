import type { WireRequest } from '@mallwright/contract/rpc'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { queryClientOf } from '../../../gateway/query-cache.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import { PAGES_KEYS } from '../../pages/model/pages.queries.ts'
import { ReleasesDialog } from './releases-dialog.tsx'

interface RollBack {
  readonly iRelease: number
  readonly cColumnCode?: string
  readonly cRequestUuid: string
}

const SITE_CHANGES = [
  { cColumnCode: 'home', cColumnName: '首页', cState: 'changed', iChanges: 3 },
  { cColumnCode: 'sale', cColumnName: '大促', cState: 'removed', iChanges: 0 },
]

/** A site with five releases that rolls back like the server: a known request id gives the first answer again. */
function releasingSite() {
  const restored: number[] = []
  const requests: RollBack[] = []
  const answered = new Map<string, number>()
  const lost = { next: false }
  const list = () => {
    const latest = 5 + restored.length
    return Array.from({ length: latest }, (_, index) => ({
      iRelease: latest - index,
      dPublished: '2026-11-20 09:00:00',
      cPublisher: '小郑',
      cNote: '',
      iRestoredFrom: restored[latest - index - 6] ?? 0,
      bCurrent: index === 0,
      changes: [{ cColumnCode: 'home', cColumnName: '首页', cState: 'changed', iChanges: 2 }],
    }))
  }
  const gateway = ({ operation, body }: WireRequest) => {
    if (operation.path.endsWith('/getRevisionList')) return { data: { results: list() } }
    if (operation.path.endsWith('/getRollbackList')) {
      const { cColumnCode } = body as { readonly cColumnCode?: string }
      return { data: { results: cColumnCode === undefined ? SITE_CHANGES : SITE_CHANGES.slice(0, 1) } }
    }
    if (!operation.path.endsWith('/rollbackRevision')) return {}
    const request = body as RollBack
    requests.push(request)
    if (!answered.has(request.cRequestUuid)) {
      restored.push(request.iRelease)
      answered.set(request.cRequestUuid, 5 + restored.length)
    }
    const isLost = lost.next
    lost.next = false
    return isLost ? { code: 5000 } : { data: { iRelease: answered.get(request.cRequestUuid) } }
  }
  return { gateway, restored, requests, lost }
}

const lineOf = async (release: number) => {
  const name = await screen.findByText(`版本 ${release}`)
  return within(name.closest('li') as HTMLElement)
}

async function rollBackTo(release: number): Promise<void> {
  fireEvent.click((await lineOf(release)).getByRole('button', { name: '回滚到此版本' }))
  await confirm()
}

async function confirm(): Promise<void> {
  const button = screen.getByRole('button', { name: '确认回滚' })
  await waitFor(() => expect(button).toBeEnabled())
  fireEvent.click(button)
}

it('lists what changes for buyers and brings back one page or the whole site', async () => {
  const { gateway, requests } = releasingSite()
  await renderInStudio(<ReleasesDialog onClose={() => undefined} />, { gateway })
  expect((await lineOf(5)).getByText('首页')).toBeInTheDocument()
  fireEvent.click((await lineOf(3)).getByRole('button', { name: '回滚到此版本' }))
  expect(await screen.findByText('3 处修改')).toBeInTheDocument()
  expect(screen.queryByText('大促')).not.toBeInTheDocument()
  await confirm()
  await screen.findByText('版本 6')
  fireEvent.click((await lineOf(3)).getByRole('button', { name: '回滚到此版本' }))
  fireEvent.click(screen.getByRole('radio', { name: '整个站点' }))
  expect(await screen.findByText('大促')).toBeInTheDocument()
  await confirm()
  await screen.findByText('版本 7')
  expect(requests.map(({ cColumnCode }) => cColumnCode)).toEqual(['home', undefined])
})

it('rolls back to the same release again as a new request', async () => {
  const { gateway, restored } = releasingSite()
  const { api } = await renderInStudio(<ReleasesDialog onClose={() => undefined} />, { gateway })
  const reload = vi.spyOn(queryClientOf(api), 'invalidateQueries')
  await rollBackTo(3)
  await screen.findByText('版本 6')
  expect(reload).toHaveBeenCalledWith({ queryKey: PAGES_KEYS.list })
  await rollBackTo(5)
  await screen.findByText('版本 7')
  await rollBackTo(3)
  await screen.findByText('版本 8')
  expect(restored).toEqual([3, 5, 3])
})

it('retries a lost answer under the same request id', async () => {
  const { gateway, restored, requests, lost } = releasingSite()
  await renderInStudio(<ReleasesDialog onClose={() => undefined} />, { gateway })
  lost.next = true
  await rollBackTo(3)
  expect(await screen.findByRole('alert')).toHaveTextContent('回滚失败')
  await confirm()
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(requests[1]).toEqual(requests[0])
  await screen.findByText('版本 6')
  expect(restored).toEqual([3])
})
