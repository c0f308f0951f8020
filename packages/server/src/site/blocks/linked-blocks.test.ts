import { blockCode, emptyDocument, LINKED_BLOCK } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { inTransaction } from '../../db/database.ts'
import { HOME_PATH } from '../../storefront/shop.routes.ts'
import { publishAll, readSiteId, startWithEditor } from '../../testing/test-session.ts'
import { lockLinkedBlocks } from './block-link.store.ts'
import { writeDraft } from '../drafts/draft.store.ts'

const { server, editor } = await startWithEditor()
const stUuid = await readSiteId(editor)

function documentOf(title: string, nodes: readonly Node[]): Document {
  const children = nodes.map(({ id }) => id)
  return { ...emptyDocument(title), children, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}
const text = (value: string, more: Partial<Node> = {}): Node => ({
  id: 't' as NodeId,
  module: 'text',
  version: 0,
  props: { text: value },
  ...more,
})
const link = (block: string): Node => ({ id: 'l' as NodeId, module: LINKED_BLOCK, version: 0, props: { block } })

async function makeBlock(content: string, more: { bLinked?: boolean; document?: Document } = {}): Promise<string> {
  const cBlockUuid = newUuid()
  const saved = await editor.saveBlock({
    body: {
      cBlockUuid,
      cBlockName: '页脚',
      document: documentOf('', [text(content)]),
      iRevision: 0,
      bLinked: true,
      cRequestUuid: newUuid(),
      ...more,
    },
  })
  if (!saved.ok) throw new Error(saved.msg)
  return cBlockUuid
}

/** Saves over the current revision. */
async function save(cColumnCode: string, document: Document) {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  const iRevision = draft.ok ? draft.data.iRevision : 0
  return editor.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
}

const publish = () => publishAll(editor)

/** Published nodes of a page as buyers receive them: ids, types and texts. */
async function publishedNodes(cColumnCode: string) {
  const answer = await (await server.client()).getColumnPage({ body: { stUuid, cColumnCode } })
  return answer.ok ? answer.data.page?.nodes.map(({ id, module, props }) => [id, module, props['text']]) : []
}

const remove = (cBlockUuid: string, iRevision: number) =>
  editor.removeBlock({ body: { cBlockUuid, iRevision, cRequestUuid: newUuid() } })

async function pageItem(code: string) {
  const answer = await editor.getDraftPageList({ body: {} })
  return answer.ok ? answer.data.results.find(({ cColumnCode }) => cColumnCode === code) : undefined
}

it('are published on every page at their current revision, are fixed in that release, and roll back with it', async () => {
  const block = await makeBlock('满 99 元包邮')
  await save('spring', documentOf('春', [text('春天'), link(block)]))
  await save('autumn', documentOf('秋', [link(block)]))
  const first = await publish()
  const expandedNode = ['l.t', 'text', '满 99 元包邮']
  expect(await publishedNodes('spring')).toEqual([['t', 'text', '春天'], expandedNode])
  expect(await publishedNodes('autumn')).toEqual([expandedNode])
  expect(await pageItem('spring')).toMatchObject({ bBlocksChanged: false })

  expect(await save(blockCode(block), documentOf('包邮', [text('满 59 元包邮')]))).toMatchObject({ ok: true })
  expect(await publishedNodes('autumn')).toEqual([expandedNode])
  expect(await pageItem('spring')).toMatchObject({ bBlocksChanged: true })
  expect(await pageItem(HOME_COLUMN)).toMatchObject({ bBlocksChanged: false })
  await publish()
  for (const code of ['spring', 'autumn']) expect((await publishedNodes(code))?.at(-1)?.[2]).toBe('满 59 元包邮')
  expect(await pageItem('spring')).toMatchObject({ bBlocksChanged: false })
  expect((await server.page(HOME_PATH)).body).not.toContain(LINKED_BLOCK)

  expect((await editor.rollbackRevision({ body: { iRelease: first, cRequestUuid: newUuid() } })).ok).toBe(true)
  expect(await publishedNodes('autumn')).toEqual([expandedNode])
  expect(await pageItem('spring')).toMatchObject({ bBlocksChanged: true })
})

it('are in the preview of a draft before they are published', async () => {
  const block = await makeBlock('样张')
  await save('draft', documentOf('稿', [link(block)]))
  const ticket = await editor.getPreviewTicket({ body: { cColumnCode: 'draft' } })
  const cPreviewTicket = ticket.ok ? ticket.data.cTicket : ''
  const answer = await (
    await server.client()
  ).getColumnPage({
    body: { stUuid, cColumnCode: 'draft', cPreviewTicket },
  })
  expect(answer.ok && answer.data.page?.nodes).toMatchObject([{ module: 'text', props: { text: '样张' } }])
})

it('are listed with the pages that use them, and not removed while drafts do', async () => {
  const block = await makeBlock('在用')
  await save('one', documentOf('第一页', [link(block)]))
  await save('two', documentOf('', [link(block)]))
  const pages = [
    { cColumnCode: 'two', cColumnName: '' },
    { cColumnCode: 'one', cColumnName: '第一页' },
  ]
  const list = await editor.getBlockList({ body: {} })
  const found = list.ok && list.data.results.find(({ cBlockUuid }) => cBlockUuid === block)
  expect(found).toMatchObject({ bLinked: true, pages })
  expect(await remove(block, 1)).toMatchObject({ failure: 'BLOCK_IN_USE', data: { pages, cPages: 'two、第一页' } })
  for (const code of ['one', 'two']) await save(code, documentOf('', []))
  expect(await remove(block, 1)).toMatchObject({ ok: true })
})

it('are not removed while a page is being saved with a link to them', async () => {
  const block = await makeBlock('抢先')
  const document = documentOf('抢', [link(block)])
  await save('racing', documentOf('抢', []))
  const { rows } = await server.database.pool.query<{ siteId: string }>(
    'select site_id as "siteId" from saved_block where id = $1',
    [block],
  )
  const siteId = rows[0]?.siteId ?? ''
  let removal: ReturnType<typeof remove> | undefined
  await inTransaction(server.database, async (client) => {
    await lockLinkedBlocks(client, siteId, document)
    removal = remove(block, 1)
    await untilLockWait()
    await writeDraft(client, { siteId, columnCode: 'racing' }, { document, editedBy: '' })
  })
  expect(await removal).toMatchObject({ failure: 'BLOCK_IN_USE', data: { cPages: '抢' } })
})

/** Resolves once a statement waits for a lock. */
async function untilLockWait(): Promise<void> {
  const query = 'select 1 from pg_stat_activity where datname = current_database() and wait_event_type = $1'
  while ((await server.database.pool.query(query, ['Lock'])).rows.length === 0);
}

it('leave nothing on a page after removal', async () => {
  await save('late', documentOf('迟', [text('还在'), link(newUuid())]))
  await publish()
  expect(await publishedNodes('late')).toEqual([['t', 'text', '还在']])
})

it('contain no links and no freely positioned nodes; copies contain no links either', async () => {
  const inner = await makeBlock('里面')
  const nested = documentOf('', [text('外面'), link(inner)])
  const free = documentOf('', [text('散', { rect: { x: 0, y: 0, width: 80, height: 30 } })])
  const tabPage = documentOf('', [text('', { module: 'tab-page', children: [] })])
  const body = { cBlockUuid: newUuid(), cBlockName: '外', iRevision: 0 }
  const trySave = (document: Document, bLinked: boolean) =>
    editor.saveBlock({ body: { ...body, document, bLinked, cRequestUuid: newUuid() } })
  for (const document of [nested, free, tabPage])
    expect(await trySave(document, true)).toMatchObject({ failure: 'BLOCK_INVALID' })
  expect(await trySave(nested, false)).toMatchObject({ failure: 'BLOCK_INVALID', data: { cField: 'nodes.l' } })
  for (const document of [nested, free, tabPage])
    expect(await save(blockCode(inner), document)).toMatchObject({ failure: 'DOCUMENT_INVALID' })
  expect(await trySave(free, false)).toMatchObject({ ok: true })
})

it('are edited as drafts: titled by their name, saved by revision, idempotently', async () => {
  const block = await makeBlock('原来')
  const cColumnCode = blockCode(block)
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  expect(draft).toMatchObject({ data: { iRevision: 1, iPublishedRevision: 0, document: { title: '页脚' } } })
  const document = documentOf('新页脚', [text('现在')])
  const body = { cColumnCode, document, iRevision: 1, cRequestUuid: newUuid() }
  const saved = await editor.saveColumnPage({ body })
  expect(saved).toMatchObject({ ok: true, data: { iRevision: 2 } })
  expect(await editor.saveColumnPage({ body })).toEqual(saved)
  expect(await editor.saveColumnPage({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({
    failure: 'REVISION_CONFLICT',
    data: { iRevision: 2 },
  })
  const nameless = { ...body, document: documentOf(' ', []), iRevision: 2, cRequestUuid: newUuid() }
  expect(await editor.saveColumnPage({ body: nameless })).toMatchObject({ ok: true, data: { iRevision: 3 } })
  expect(await editor.getDraftPage({ body: { cColumnCode } })).toMatchObject({
    data: { document: { title: '新页脚' } },
  })
  expect(await editor.getBlock({ body: { cBlockUuid: block } })).toMatchObject({ data: { document: { title: '' } } })
  const large = documentOf('大', [text('x'.repeat(1024 * 1024))])
  expect(
    await editor.saveColumnPage({ body: { ...body, document: large, iRevision: 3, cRequestUuid: newUuid() } }),
  ).toMatchObject({ failure: 'DOCUMENT_INVALID', data: { cField: 'nodes' } })
})

it('are not pages: copies, removed blocks and unknown ids are not opened, and none is published or removed as one', async () => {
  const copy = await makeBlock('副本', { bLinked: false })
  for (const id of [copy, newUuid()]) {
    const cColumnCode = blockCode(id)
    expect(await editor.getDraftPage({ body: { cColumnCode } })).toMatchObject({ failure: 'BLOCK_UNKNOWN' })
    const body = { cColumnCode, document: documentOf('', [text('')]), iRevision: 1, cRequestUuid: newUuid() }
    expect(await editor.saveColumnPage({ body })).toMatchObject({ failure: 'BLOCK_UNKNOWN' })
  }
  const body = { cColumnCode: blockCode(await makeBlock('区块')), iRevision: 1, cRequestUuid: newUuid() }
  const refused = { failure: 'FIELD_INVALID' }
  expect(await editor.removeColumnPage({ body })).toMatchObject(refused)
  expect(await editor.getPreviewTicket({ body })).toMatchObject(refused)
  expect(await editor.getDraftPage({ body: { cColumnCode: 'block:x' } })).toMatchObject(refused)
  await save('copies', documentOf('副', [link(copy)]))
  await publish()
  expect(await publishedNodes('copies')).toEqual([])
})

it('of another site are neither read nor shown nor saved', async () => {
  const foreign = newUuid()
  const stranger = await server.signIn('19900170005', { host: 'b.demo.test' })
  const document = documentOf('', [text('机密')])
  const body = { cBlockUuid: foreign, cBlockName: '别家的', document, iRevision: 0, bLinked: true }
  expect(await stranger.saveBlock({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({ ok: true })
  const unknown = { failure: 'BLOCK_UNKNOWN' }
  expect(await editor.getBlock({ body: { cBlockUuid: foreign } })).toMatchObject(unknown)
  expect(await editor.getDraftPage({ body: { cColumnCode: blockCode(foreign) } })).toMatchObject(unknown)
  await save('thief', documentOf('', [link(foreign)]))
  await publish()
  expect(await publishedNodes('thief')).toEqual([])
  const buyer = await server.signIn('19900110001', { terminal: 'mobile' })
  expect((await buyer.getDraftPage({ body: { cColumnCode: blockCode(foreign) } })).ok).toBe(false)
})

it('retain their pictures: uses are listed, deletion is refused, and replacement applies to them too', async () => {
  const [firstId, secondId] = [newUuid(), newUuid()]
  for (const id of [firstId, secondId]) {
    await server.database.pool.query(
      `insert into file_doc (id, origin_name, mime, size, sha256, busi_type, busi_name, storage_key, width, height, site_id)
       select $1::uuid, 'a.png', 'image/png', 1, $1, 'pageDesign', '', $1, 10, 10, id from site where st_uuid = $2`,
      [id, stUuid],
    )
  }
  const picture = { url: `/api/alc-oss/handle/downLoad/${firstId}/origin`, width: 10, height: 10 }
  const image = { id: 'p' as NodeId, module: 'image', version: 0, props: { picture } }
  const linked = await makeBlock('', { document: documentOf('', [image]) })
  const copy = await makeBlock('', { document: documentOf('', [image]), bLinked: false })
  const codes = [linked, copy].map(blockCode).toSorted()
  const uses = await editor.getFileUseList({ body: { cDocId: firstId } })
  expect(uses.ok && uses.data.results.map(({ cColumnCode, cColumnName }) => [cColumnCode, cColumnName])).toEqual(
    codes.map((code) => [code, '页脚']),
  )
  expect(await editor.delFiles({ body: { cDocIds: [firstId] } })).toMatchObject({ failure: 'FILE_IN_USE' })
  const replaced = await editor.replaceFile({
    body: { cDocId: firstId, cWithDocId: secondId, cExceptColumnCode: blockCode(copy), cRequestUuid: newUuid() },
  })
  expect(replaced).toMatchObject({ data: { results: [{ cColumnCode: blockCode(linked), iRevision: 2, iCount: 1 }] } })
  expect(JSON.stringify(await editor.getBlock({ body: { cBlockUuid: linked } }))).toContain(secondId)
})
