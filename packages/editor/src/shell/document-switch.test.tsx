import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'

import { renderInStudio } from '../test-studio.tsx'
import type { FakeGateway } from '../test-studio.tsx'
import { DocumentSwitch } from './document-switch.tsx'

const page = (cColumnCode: string, cColumnName: string, dEdited: string) => ({
  cColumnCode,
  cColumnName,
  dEdited,
  iRevision: 3,
  iPublishedRevision: 2,
  bBlocksChanged: false,
  iModuleCount: 2,
  cEditedBy: '小宋',
})

const gateway: FakeGateway = ({ operation }) =>
  operation.path.endsWith('getDraftPageList')
    ? {
        data: {
          results: [
            page('home', '首页', '2026-11-19 10:00:00'),
            page('fest', '会员日', '2026-11-18 10:00:00'),
            page('guide', '采购攻略', '2026-11-20 10:00:00'),
          ],
        },
      }
    : {}

async function open() {
  const assign = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { origin: location.origin, assign })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  const studio = await renderInStudio(<DocumentSwitch />, { gateway })
  fireEvent.click(screen.getByRole('button', { name: /^正在编辑：/ }))
  const search = await screen.findByRole('combobox', { name: '搜索页面或站点部分' })
  await screen.findByRole('option', { name: /会员日/ })
  return { studio, assign, search }
}

it('lists the open page first, then the last edited, and the parts of the site', async () => {
  await open()
  const names = within(screen.getByRole('group', { name: '页面' })).getAllByRole('option')
  expect(names.map((option) => option.textContent)).toEqual([
    '首页/home正在编辑',
    '采购攻略/guide有未发布的修改',
    '会员日/fest有未发布的修改',
  ])
  expect(screen.getByRole('option', { name: '底部导航' })).toBeInTheDocument()
})

it('opens what was searched by keys, after saving', async () => {
  const { assign, search } = await open()
  fireEvent.change(search, { target: { value: 'fest' } })
  expect(screen.getAllByRole('option')).toHaveLength(1)
  fireEvent.keyDown(search, { key: 'Enter' })
  await waitFor(() => expect(assign).toHaveBeenCalledWith('?page=fest'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

it('leads to a new page, and stays on the open one', async () => {
  const { studio, assign } = await open()
  fireEvent.click(screen.getByRole('option', { name: '新建页面' }))
  expect(studio.view.getState().dialog).toBe('newPage')
  fireEvent.click(screen.getByRole('button', { name: /^正在编辑：/ }))
  fireEvent.click(await screen.findByRole('option', { name: /^首页/ }))
  expect(assign).not.toHaveBeenCalled()
})
