import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { setTitle } from '../../../commands/page/set-title.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import type { FakeGateway } from '../../../test-studio.tsx'
import { SaveStatus } from './save-status.tsx'

async function save(answers: readonly ReturnType<FakeGateway>[]) {
  const left = [...answers]
  const studio = await renderInStudio(<SaveStatus />, { gateway: () => left.shift() ?? {} })
  act(() => void studio.page.run(callOf(setTitle, { title: '会员日' })))
  await act(() => studio.autosave.flush())
}

it('says that a save without an answer is tried again, and saves at once on a click', async () => {
  await save([{ code: 5000 }, { data: { iRevision: 2, dEdited: '' } }])
  const status = screen.getByRole('button', { name: '尚未保存，稍后重试' })
  expect(status).toHaveAccessibleDescription('修改都还在，稍后自动重试')
  await act(async () => fireEvent.click(status))
  expect(await screen.findByText('已保存')).toBeInTheDocument()
})

it('says that a refused save failed, with the server’s reason', async () => {
  await save([{ code: 4001, msg: '标题太长' }])
  expect(screen.getByRole('button', { name: '保存失败，重试' })).toHaveAccessibleDescription('标题太长')
})
