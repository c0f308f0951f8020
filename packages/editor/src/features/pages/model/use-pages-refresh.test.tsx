import type { NodeId } from '@mallwright/contract/document'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { callOf } from '../../../commands/kit/define-command.ts'
import { hideNode } from '../../../commands/node/hide-node.ts'
import { queryClientOf } from '../../../gateway/query-cache.ts'
import { renderInStudio } from '../../../test-studio.tsx'
import type { FakeGateway } from '../../../test-studio.tsx'
import { PAGES_KEYS } from './pages.queries.ts'
import { usePagesRefresh } from './use-pages-refresh.ts'

function Refresh(): null {
  usePagesRefresh()
  return null
}

const gateway: FakeGateway = () => ({ data: { iRevision: 2, dEdited: '' } })

it('reloads the shown pages after a save of the open one, and only then', async () => {
  const { api, page, autosave } = await renderInStudio(<Refresh />, { gateway })
  const reload = vi.spyOn(queryClientOf(api), 'invalidateQueries')
  act(() => void page.run(callOf(hideNode, { nodeIds: ['title' as NodeId], isHidden: true })))
  expect(reload).not.toHaveBeenCalled()
  await act(async () => autosave.flush())
  expect(autosave.state.getState().kind).toBe('saved')
  expect(reload).toHaveBeenCalledExactlyOnceWith({ queryKey: PAGES_KEYS.list })
})
