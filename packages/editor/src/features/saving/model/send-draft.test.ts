import { emptyDocument } from '@mallwright/contract/document'
import { createApi } from '@mallwright/contract/rpc'
import { expect, it } from 'vitest'

import { STUDIO_OPERATIONS } from '../../../gateway/studio-operations.ts'
import { createDraftSender } from './send-draft.ts'

const ATTEMPT = { document: emptyDocument('mine'), revision: 3, requestId: 'once' }

it('sends nothing under the name of somebody else, and everything once the owner is back or the work handed over', async () => {
  let isOwnerPresent = false
  const sent: unknown[] = []
  const api = createApi(STUDIO_OPERATIONS, ({ body }) => {
    sent.push(body)
    return Promise.resolve({ arrived: true, envelope: { code: 1, msg: '', data: { iRevision: 4, dEdited: '' } } })
  })
  const send = createDraftSender(api, 'home', () => isOwnerPresent)
  expect(await send(ATTEMPT)).toEqual({ kind: 'signedOut' })
  expect(sent).toEqual([])
  isOwnerPresent = true
  expect(await send(ATTEMPT)).toEqual({ kind: 'saved', revision: 4 })
  expect(sent).toHaveLength(1)
})
