import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import { PagesDialog } from './pages-dialog.tsx'

const SALE = {
  cColumnCode: 'sale',
  cColumnName: '节日大促',
  iRevision: 3,
  iPublishedRevision: 3,
  bBlocksChanged: false,
  iModuleCount: 2,
  cEditedBy: '小宋',
  dEdited: '2026-11-20 10:00:00',
}

it('asks before it deletes a page, with the focus on the answer', async () => {
  const gateway = () => ({ data: { results: [SALE] } })
  await renderInStudio(<PagesDialog onClose={() => undefined} />, { gateway })
  const remove = await screen.findByRole('button', { name: /^删除.*节日大促$/ })
  remove.focus()
  fireEvent.click(remove)
  expect(screen.getByRole('button', { name: /^确认.*节日大促$/ })).toHaveFocus()
})
