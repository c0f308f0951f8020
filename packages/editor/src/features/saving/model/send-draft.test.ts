import { applyDraftPatch, emptyDocument } from '@mallwright/contract/document'
import type { Document, DraftPatch, Node, NodeId } from '@mallwright/contract/document'
import { createApi } from '@mallwright/contract/rpc'
import { describe, expect, it } from 'vitest'

import { STUDIO_OPERATIONS } from '../../../gateway/studio-operations.ts'
import { callOf } from '../../../commands/kit/define-command.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { createDocumentStore, runCommand } from '../../../document-store/document-store.ts'
import { createDraftSender } from './send-draft.ts'

const ATTEMPT = { document: emptyDocument('mine'), revision: 3, requestId: 'once' }

it('sends nothing for another account, and everything once the owner is back or the work is handed over', async () => {
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

/** A page of about 1 MB: 2,400 text modules. */
function largePage(): Document {
  const ids = Array.from({ length: 2400 }, (_, index) => `module-${index}` as NodeId)
  const nodes = ids.map((id): Node => ({ id, module: 'text', version: 0, props: { text: '商品说明'.repeat(28) } }))
  return { ...emptyDocument('large'), children: ids, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}

describe('small edit of a 1 MB page', () => {
  const edit = (base: Document): Document => {
    const store = createDocumentStore(base)
    runCommand(store, callOf(setProps, { nodeId: 'module-7' as NodeId, version: 0, props: { text: '新' } }))
    return store.getState().document
  }
  const bodyOf = async (base: Document, document: Document) => {
    const bodies: string[] = []
    const api = createApi(STUDIO_OPERATIONS, ({ body }) => {
      bodies.push(JSON.stringify(body))
      return Promise.resolve({ arrived: true, envelope: { code: 1, msg: '', data: { iRevision: 4, dEdited: '' } } })
    })
    await createDraftSender(api, 'home', () => true)({ ...ATTEMPT, document, patchBase: base })
    return bodies[0] ?? ''
  }

  it('sends at most 20 kB, which the server turns into the edited page', async () => {
    const base = largePage()
    expect(new TextEncoder().encode(JSON.stringify(base)).length).toBeGreaterThan(1_000_000)
    const document = edit(base)
    const body = await bodyOf(base, document)
    expect(new TextEncoder().encode(body).length).toBeLessThanOrEqual(20_000)
    const { patch } = JSON.parse(body) as { patch: DraftPatch }
    expect(applyDraftPatch(base, patch)).toEqual(document)
  })

  it('has the same body when both documents were read back from the journal', async () => {
    const base = largePage()
    const document = edit(base)
    const readBack = (value: Document) => JSON.parse(JSON.stringify(value)) as Document
    expect(await bodyOf(readBack(base), readBack(document))).toBe(await bodyOf(base, document))
  })
})
