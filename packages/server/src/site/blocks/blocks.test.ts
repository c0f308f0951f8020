import { emptyDocument } from '@mallwright/contract/document'
import { MAX_BLOCKS } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import type { Document, NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import type { TestClient } from '../../testing/test-server.ts'
import { startWithEditor } from '../../testing/test-session.ts'

const { server, editor } = await startWithEditor()
// Without the ready blocks of the demo.
await server.database.pool.query('delete from saved_block')

/** A block of two modules, one of an unknown type. */
function blockDocument(): Document {
  const [text, unknownNode] = ['t', 'r'] as NodeId[] as [NodeId, NodeId]
  const nodes = {
    [text]: { id: text, module: 'text', version: 0, props: { text: '开业大吉' }, group: 'g' },
    [unknownNode]: {
      id: unknownNode,
      module: 'acme.riddle',
      version: 7,
      props: { z: 1, a: [null, { b: 2 }] },
      secret: true,
    },
  }
  return { ...emptyDocument(''), children: [text, unknownNode], nodes }
}

const save = (cBlockUuid: string, more: Partial<Parameters<TestClient['saveBlock']>[0]['body']> = {}) =>
  editor.saveBlock({
    body: { cBlockUuid, cBlockName: '页脚', document: blockDocument(), iRevision: 0, cRequestUuid: newUuid(), ...more },
  })
const remove = (cBlockUuid: string, iRevision: number) =>
  editor.removeBlock({ body: { cBlockUuid, iRevision, cRequestUuid: newUuid() } })

async function listed() {
  const answer = await editor.getBlockList({ body: {} })
  return answer.ok ? answer.data.results : []
}

it('are saved, listed, read back byte for byte, renamed and removed', async () => {
  const id = newUuid()
  expect(await save(id)).toMatchObject({ ok: true, data: { iRevision: 1 } })
  expect(await listed()).toMatchObject([{ cBlockUuid: id, cBlockName: '页脚', iRevision: 1, iModuleCount: 2 }])
  const read = await editor.getBlock({ body: { cBlockUuid: id } })
  expect(read.ok && JSON.stringify(read.data.document)).toBe(JSON.stringify(blockDocument()))
  expect(await save(id, { cBlockName: '通用页脚', document: undefined, iRevision: 1 })).toMatchObject({
    ok: true,
    data: { iRevision: 2 },
  })
  const again = await editor.getBlock({ body: { cBlockUuid: id } })
  expect(again.ok && JSON.stringify(again.data.document)).toBe(JSON.stringify(blockDocument()))
  expect(await remove(id, 2)).toMatchObject({ ok: true })
  expect(await listed()).toEqual([])
})

it('are idempotent', async () => {
  const id = newUuid()
  const body = { cBlockUuid: id, cBlockName: '页头', document: blockDocument(), iRevision: 0, cRequestUuid: newUuid() }
  const first = await editor.saveBlock({ body })
  expect(await editor.saveBlock({ body })).toEqual(first)
  expect(await remove(id, 1)).toMatchObject({ ok: true })
})

it('are not saved or removed over a newer revision', async () => {
  const id = newUuid()
  await save(id)
  const conflict = { failure: 'REVISION_CONFLICT', data: { iRevision: 1 } }
  expect(await save(id)).toMatchObject(conflict)
  expect(await save(id, { iRevision: 5 })).toMatchObject(conflict)
  expect(await remove(id, 5)).toMatchObject(conflict)
  await remove(id, 1)
  const gone = { failure: 'BLOCK_UNKNOWN' }
  expect(await save(id, { iRevision: 1 })).toMatchObject(gone)
  expect(await remove(id, 1)).toMatchObject(gone)
  expect(await editor.getBlock({ body: { cBlockUuid: id } })).toMatchObject(gone)
})

it('are refused without modules', async () => {
  for (const document of [undefined, {}, emptyDocument(''), { ...blockDocument(), children: ['nobody'] }]) {
    expect(await save(newUuid(), { document })).toMatchObject({ failure: 'BLOCK_INVALID' })
  }
  expect(await save(newUuid(), { cBlockName: '  ' })).toMatchObject({ ok: false })
  expect(await listed()).toEqual([])
})

it('are restricted to editors of the site', async () => {
  const buyer = await server.signIn('19900110001', { terminal: 'mobile' })
  expect((await buyer.getBlockList({ body: {} })).ok).toBe(false)
  expect((await buyer.getBlock({ body: { cBlockUuid: newUuid() } })).ok).toBe(false)
})

it('are limited in number', async () => {
  const ids = Array.from({ length: MAX_BLOCKS }, () => newUuid())
  for (const id of ids) await save(id)
  expect(await save(newUuid())).toMatchObject({ failure: 'TOO_MANY_BLOCKS', data: { iMax: MAX_BLOCKS } })
  expect(await remove(ids[0] ?? '', 1)).toMatchObject({ ok: true })
  expect(await save(newUuid())).toMatchObject({ ok: true })
})
