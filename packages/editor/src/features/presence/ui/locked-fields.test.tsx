import type { NodeId } from '@mallwright/contract/document'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { renderInStudio } from '../../../test-studio.tsx'
import { editorInitials } from '../model/editor-avatar.ts'
import { LockedFields } from './locked-fields.tsx'
import { PresenceAvatars } from './presence-avatars.tsx'

const TITLE = 'title' as NodeId
const WANG = { id: 's1', accountId: 'a1', name: '王小五', nodeId: TITLE, isEditing: true }

it('shows who edits a module, disables its fields, and takes it over', async () => {
  const takeOver = vi.fn()
  const studio = await renderInStudio(
    <LockedFields id={TITLE}>
      <button type="button">字段</button>
    </LockedFields>,
  )
  expect(screen.queryByRole('status')).toBeNull()
  act(() => studio.presence.setState({ others: [WANG], takeOver }))
  expect(screen.getByText('王小五 正在编辑此模块', { selector: 'strong' })).toBeInTheDocument()
  expect(screen.getByText('字段').closest('[inert]')).not.toBeNull()
  fireEvent.click(screen.getByRole('button', { name: '接手编辑' }))
  expect(takeOver).toHaveBeenCalledExactlyOnceWith(TITLE)
  act(() => studio.presence.setState({ others: [] }))
  expect(screen.getByText('字段').closest('[inert]')).toBeNull()
})

it('lists the others in the header with their location, and goes there', async () => {
  const studio = await renderInStudio(<PresenceAvatars />)
  expect(screen.queryByRole('list')).toBeNull()
  const many = [1, 2, 3, 4, 5].map((n) => ({ ...WANG, id: `s${n}`, nodeId: undefined, isEditing: false }))
  act(() => studio.presence.setState({ others: [WANG, ...many.slice(1)] }))
  expect(screen.getByTitle('还有 1 人')).toHaveTextContent('+1')
  fireEvent.click(screen.getByRole('button', { name: '王小五 正在编辑：文本' }))
  expect(studio.page.selection.getState().selected).toEqual([TITLE])
})

it('makes initials of names', () => {
  expect(['王小五', 'Ada Lovelace', '199****0001', ''].map(editorInitials)).toEqual(['小五', 'AL', '1', '?'])
})
