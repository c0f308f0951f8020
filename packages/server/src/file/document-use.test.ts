import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { blockCode, emptyDocument, LINKED_BLOCK, NodeId } from '@mallwright/contract/document'
import type { Document, Node } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { packageRoot } from '../db/package-root.ts'
import { publishAll, startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()

const url = (id: string) => `/api/alc-oss/handle/downLoad/${id}/origin`

function documentOf(files: readonly string[], blocks: readonly string[] = []): Document {
  const pictures = files.map((id, index): Node => {
    const props = { picture: { url: url(id), width: 1, height: 1 } }
    return { id: NodeId.parse(`p${index}`), module: 'image', version: 0, props }
  })
  const links = blocks.map((block, index): Node => {
    return { id: NodeId.parse(`l${index}`), module: LINKED_BLOCK, version: 0, props: { block } }
  })
  const nodes = [...pictures, ...links]
  return {
    ...emptyDocument('页'),
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

async function save(cColumnCode: string, document: Document): Promise<void> {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const saved = await editor.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
  if (!saved.ok) throw new Error(saved.msg)
}

async function makeBlock(files: readonly string[]): Promise<string> {
  const cBlockUuid = newUuid()
  const body = { cBlockUuid, cBlockName: '块', document: documentOf(files), iRevision: 0, bLinked: true }
  const saved = await editor.saveBlock({ body: { ...body, cRequestUuid: newUuid() } })
  if (!saved.ok) throw new Error(saved.msg)
  return cBlockUuid
}

const uses = async (where = 'true') =>
  (
    await server.database.pool.query<{ use: string }>(
      `select concat_ws(' ', source, code, target_kind, target_id) as use from document_use where ${where} order by 1`,
    )
  ).rows.map(({ use }) => use)

it('follows every save, publish and removal', async () => {
  const [a, b, c] = [newUuid(), newUuid(), newUuid()]
  const block = await makeBlock([c])
  await save('spring', documentOf([a, b, a], [block]))
  const ownDocuments = `code in ('spring', '${block}')`
  expect(await uses(ownDocuments)).toEqual(
    [
      `draft spring file ${a}`,
      `draft spring file ${b}`,
      `draft spring block ${block}`,
      `block ${block} file ${c}`,
    ].toSorted(),
  )
  await publishAll(editor)
  // The linked block is expanded in the release.
  expect(await uses(`code = 'spring' and source = 'release'`)).toEqual(
    [a, b, c].map((id) => `release spring file ${id}`).toSorted(),
  )
  await save('spring', documentOf([b]))
  expect(await uses(`code = 'spring' and source = 'draft'`)).toEqual([`draft spring file ${b}`])
  await save(blockCode(block), documentOf([]))
  expect(await uses(`code = '${block}'`)).toEqual([])
  const draft = await editor.getDraftPage({ body: { cColumnCode: 'spring' } })
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const removed = await editor.removeColumnPage({
    body: { cColumnCode: 'spring', iRevision, cRequestUuid: newUuid() },
  })
  expect(removed.ok).toBe(true)
  expect(await uses(`source = 'draft' and code = 'spring'`)).toEqual([])
})

it('is backfilled by its migration for existing documents', async () => {
  const block = await makeBlock([newUuid()])
  await save('autumn', documentOf([newUuid(), newUuid()], [block]))
  const recorded = await uses()
  expect(recorded.length).toBeGreaterThan(4)
  const migration = readFileSync(join(packageRoot(), 'migrations/0006_jobs_limits_uses_search.sql'), 'utf8')
  const fills = migration
    .split('--> statement-breakpoint')
    .filter((statement) => statement.includes('INSERT INTO "document_use"'))
  expect(fills).toHaveLength(2)
  await server.database.pool.query('delete from document_use')
  for (const fill of fills) await server.database.pool.query(fill)
  const filled = await uses()
  expect(recorded.filter((use) => !filled.includes(use))).toEqual([])
})
