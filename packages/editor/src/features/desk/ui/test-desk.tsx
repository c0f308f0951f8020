import type { Send } from '@mallwright/contract/rpc'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'

import { createDeskApi } from '../model/desk-api.ts'
import { DeskScreen } from './desk-screen.tsx'
import type { DeskWork } from './desk-screen.tsx'

/** No member of an institution. */
const NO_WORK: DeskWork = { isOpen: false, isShown: false, head: null, menu: null, content: null }

/** Draws the desk at the browser's address over a gateway. */
export function renderDesk(send: Send, work: Partial<DeskWork> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const desk = (
    <DeskScreen
      api={createDeskApi(send)}
      work={{ ...NO_WORK, ...work }}
      name="运营审核"
      onSignOut={() => undefined}
      notAllowed={<p>当前账号不能使用工作台</p>}
    />
  )
  const router = createBrowserRouter([{ path: '*', element: desk }])
  onTestFinished(() => router.dispose())
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}
