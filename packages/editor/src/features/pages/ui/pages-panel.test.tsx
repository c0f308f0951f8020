import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import type { FakeGateway } from '../../../test-studio.tsx'
import { PagesPanel } from './pages-panel.tsx'
import { wireSitePage as page } from './test-site-page.ts'

const gateway: FakeGateway = ({ operation }) =>
  operation.path.endsWith('getDraftPageList')
    ? {
        data: {
          results: [
            page('home', '首页', {}),
            page('fest', '节日大促', { iPublishedRevision: 2, dEdited: '2026-11-22 10:00:00' }),
            page('draft', '会员日', { iPublishedRevision: 0, dEdited: '2026-11-21 10:00:00' }),
          ],
        },
      }
    : {}

it('lists the pages with their state, the last edited first, and finds them by title and address', async () => {
  const studio = await renderInStudio(<PagesPanel />, { gateway })
  const rows = async () => (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  await waitFor(async () =>
    expect(await rows()).toEqual(['节日大促/fest有未发布的修改', '会员日/draft未发布', '首页/home已发布']),
  )
  expect(screen.getByRole('button', { name: /首页/ })).toHaveAttribute('aria-current', 'page')
  const search = screen.getByRole('searchbox')
  fireEvent.change(search, { target: { value: '大促' } })
  expect(await rows()).toEqual(['节日大促/fest有未发布的修改'])
  fireEvent.change(search, { target: { value: 'nothing' } })
  expect(screen.getByText('没有找到页面')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '新建页面' }))
  expect(studio.view.getState().dialog).toBe('newPage')
})
