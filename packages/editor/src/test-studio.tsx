import { createApi } from '@mallwright/contract/rpc'
import type { Document, NodeId } from '@mallwright/contract/document'
import type { WireRequest } from '@mallwright/contract/rpc'
import { chooseLocale } from '@mallwright/shop-core/i18n'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'

import { samplePage } from './sample-page.samples.ts'
import { StudioContext } from './studio/studio.ts'
import type { Studio } from './studio/studio.ts'
import { STUDIO_OPERATIONS } from './gateway/studio-operations.ts'
import { CANVAS_VIEWS } from './shell/start/canvas-views.ts'
import { loadAllViews } from './viewport/module-views.ts'
import { STUDIO_ACTIONS } from './shell/actions/studio-actions.ts'
import { firstPaint, noticeDrawn } from './ui/first-paint.ts'
import { openStudio } from './shell/start/open-studio.ts'

/** Response of a fake gateway: what differs from an empty success envelope. */
export type FakeGateway = (request: WireRequest) => {
  readonly code?: number
  readonly msg?: string
  readonly data?: unknown
}

/** Renders a component inside a studio over an in-memory gateway. */
export async function renderInStudio(
  component: ReactNode,
  options: { readonly document?: Document; readonly gateway?: FakeGateway; readonly column?: string } = {},
): Promise<Studio & { readonly select: (id: string) => void }> {
  chooseLocale('zh-CN')
  const { document = samplePage(), column = 'home', gateway = (): ReturnType<FakeGateway> => ({}) } = options
  // Autosave would try again beside the tests that follow.
  const testing = { isOver: false }
  onTestFinished(() => {
    testing.isOver = true
  })
  const api = createApi(STUDIO_OPERATIONS, async (request) => {
    if (testing.isOver) return new Promise<never>(() => {})
    const { code = 1, msg = '', data = null } = gateway(request)
    return { arrived: true, envelope: { code, msg, data } }
  })
  // Marks the first paint as done, so that lazy components render at once.
  noticeDrawn()
  await firstPaint()
  const opened = { api, column, stUuid: 'site', document, revision: 1 }
  const studio = openStudio(opened, await loadAllViews(CANVAS_VIEWS))
  studio.actions.setState(STUDIO_ACTIONS, true)
  render(<StudioContext value={studio}>{component}</StudioContext>)
  return { ...studio, select: (id) => studio.page.select([id as NodeId]) }
}
