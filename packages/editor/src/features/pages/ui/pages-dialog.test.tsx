import type { WireRequest } from '@mallwright/contract/rpc'
import { removeColumnPage } from '@mallwright/contract/site'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import { PagesDialog } from './pages-dialog.tsx'
import { wireSitePage } from './test-site-page.ts'

const SALE = wireSitePage('sale', '节日大促')

it('asks before it deletes a page, with the focus on the answer', async () => {
  const gateway = () => ({ data: { results: [SALE] } })
  await renderInStudio(<PagesDialog onClose={() => undefined} />, { gateway })
  const remove = await screen.findByRole('button', { name: /^删除.*节日大促$/ })
  remove.focus()
  fireEvent.click(remove)
  expect(screen.getByRole('button', { name: /^确认.*节日大促$/ })).toHaveFocus()
})

it.each([
  ['the next page', '节日大促', '夏季特卖'],
  ['the page before, after the last one', '夏季特卖', '节日大促'],
])('leads the focus on to %s', async (_, removed, next) => {
  const sale = { ...SALE, dEdited: '2026-11-20 10:00:00' }
  const summer = { ...SALE, cColumnCode: 'summer', cColumnName: '夏季特卖', dEdited: '2026-11-19 10:00:00' }
  let isRemoved = false
  const gateway = ({ operation }: WireRequest) => {
    if (operation.path === removeColumnPage.path) isRemoved = true
    const rows = [sale, summer].filter(({ cColumnName }) => !isRemoved || cColumnName !== removed)
    return { data: { results: rows } }
  }
  await renderInStudio(<PagesDialog onClose={() => undefined} />, { gateway })
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^删除.*${removed}$`) }))
  fireEvent.click(screen.getByRole('button', { name: new RegExp(`^确认.*${removed}$`) }))
  await waitFor(() => expect(screen.queryByText(removed)).toBeNull())
  expect(screen.getByRole('button', { name: `打开：${next}` })).toHaveFocus()
})
