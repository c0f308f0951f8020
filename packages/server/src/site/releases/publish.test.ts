import { blockCode, emptyDocument, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { beforeEach, expect, it } from 'vitest'

import { publishAll, readSiteId, startWithEditor } from '../../testing/test-session.ts'

const { server, editor } = await startWithEditor()
const colleague = await server.signIn('19900170002')
const stUuid = await readSiteId(editor)

const text = (words: string) => ({ module: 'text', version: 0, props: { text: words } })
const link = (block: string) => ({ module: 'linked-block', version: 0, props: { block } })
const buttonTo = (column: string) => ({
  module: 'button',
  version: 0,
  props: { text: 'go', link: { kind: 'page', column } },
})

function documentOf(title: string, nodes: readonly object[]): Document {
  const entries = nodes.map((node, index) => ({ ...node, id: NodeId.parse(`n${index}`) }))
  return {
    ...emptyDocument(title),
    children: entries.map(({ id }) => id),
    nodes: Object.fromEntries(entries.map((node) => [node.id, node])),
  } as Document
}

async function save(cColumnCode: string, document: Document, client = editor): Promise<number> {
  const draft = await client.getDraftPage({ body: { cColumnCode } })
  const iRevision = draft.ok ? draft.data.iRevision : 0
  const saved = await client.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
  if (!saved.ok) throw new Error(saved.msg)
  return saved.data.iRevision
}

async function pending() {
  const list = await editor.getPublishList({ body: {} })
  if (!list.ok) throw new Error(list.msg)
  return list.data.results
}

async function publish(...codes: string[]) {
  const items = (await pending()).filter(({ cColumnCode }) => codes.includes(cColumnCode))
  const chosen = items.map(({ cColumnCode, iRevision }) => ({ cColumnCode, iRevision }))
  return editor.publishColumnPage({ body: { items: chosen, cRequestUuid: newUuid() } })
}

/** What buyers see: the texts of a page, or `undefined`. */
async function shown(cColumnCode: string): Promise<string[] | undefined> {
  const visitor = await server.client()
  const answer = await visitor.getColumnPage({ body: { stUuid, cColumnCode } })
  return answer.ok ? answer.data.page?.nodes.map(({ props }) => String(props['text'])) : undefined
}

async function makeBlock(words: string): Promise<string> {
  const cBlockUuid = newUuid()
  const document = documentOf('', [text(words)])
  const body = { cBlockUuid, cBlockName: words, document, iRevision: 0, bLinked: true, cRequestUuid: newUuid() }
  const saved = await editor.saveBlock({ body })
  if (!saved.ok) throw new Error(saved.msg)
  return cBlockUuid
}

beforeEach(async () => {
  if ((await pending()).length > 0) await publishAll(editor)
})

it('puts the chosen drafts live and nobody else’s', async () => {
  await save('mine', documentOf('我的', [text('mine 1')]))
  await save('theirs', documentOf('他人', [text('theirs 1')]), colleague)
  expect((await publish('mine')).ok).toBe(true)
  expect(await shown('mine')).toEqual(['mine 1'])
  expect(await shown('theirs')).toBeUndefined()
  await publish('theirs')
  await save('mine', documentOf('我的', [text('mine 2')]))
  await save('theirs', documentOf('他人', [text('theirs 2')]), colleague)
  await publish('theirs')
  expect([await shown('mine'), await shown('theirs')]).toEqual([['mine 1'], ['theirs 2']])
})

it('lists what could go with its state, its author and what it needs', async () => {
  await save('kept', documentOf('保留', [text('a'), text('b')]))
  await save('gone', documentOf('删除', [text('a')]))
  await publishAll(editor)
  expect(await pending()).toEqual([])
  const block = await makeBlock('区块')
  await save('fresh', documentOf('新页', [text('a')]), colleague)
  await save('kept', documentOf('保留', [text('a'), text('c'), link(block), buttonTo('fresh')]))
  const draft = await editor.getDraftPage({ body: { cColumnCode: 'gone' } })
  const iRevision = draft.ok ? draft.data.iRevision : 0
  await colleague.removeColumnPage({ body: { cColumnCode: 'gone', iRevision, cRequestUuid: newUuid() } })
  const list = await pending()
  expect(list.map(({ cColumnCode, cKind, cState }) => [cColumnCode, cKind, cState])).toEqual([
    [blockCode(block), 'block', 'new'],
    ['fresh', 'page', 'new'],
    ['gone', 'page', 'removed'],
    ['kept', 'page', 'changed'],
  ])
  const kept = list.find(({ cColumnCode }) => cColumnCode === 'kept')
  // A changed text and two added modules.
  expect(kept).toMatchObject({ cColumnName: '保留', iChanges: 3, needs: [blockCode(block), 'fresh'] })
  const gone = list.find(({ cColumnCode }) => cColumnCode === 'gone')
  expect(gone).toMatchObject({ cColumnName: '删除', needs: [] })
  expect(gone?.cEditedBy).toBe(list.find(({ cColumnCode }) => cColumnCode === 'fresh')?.cEditedBy)
  expect(gone?.cEditedBy).not.toBe(kept?.cEditedBy)
})

it('omits a linked block that no page shows', async () => {
  const block = await makeBlock('没人用')
  expect((await pending()).map(({ cColumnCode }) => cColumnCode)).not.toContain(blockCode(block))
})

it('refuses a page whose linked block was never published, and shows it when both are chosen', async () => {
  const block = await makeBlock('必需')
  await save('needy', documentOf('页', [link(block)]))
  expect(await publish('needy')).toMatchObject({ failure: 'BLOCK_NOT_LIVE', data: { cBlockName: '必需' } })
  expect((await publish('needy', blockCode(block))).ok).toBe(true)
  expect(await shown('needy')).toEqual(['必需'])
})

it('keeps the published state of a block on other pages until the block is chosen', async () => {
  const block = await makeBlock('old')
  await save('one', documentOf('一', [link(block), text('one 1')]))
  await save('two', documentOf('二', [link(block)]))
  await publishAll(editor)
  await save(blockCode(block), documentOf('old', [text('new')]))
  await save('one', documentOf('一', [link(block), text('one 2')]))
  await publish('one')
  expect([await shown('one'), await shown('two')]).toEqual([['old', 'one 2'], ['old']])
  await publish(blockCode(block))
  expect([await shown('one'), await shown('two')]).toEqual([['new', 'one 2'], ['new']])
})

it('refuses an item that changed since it was chosen', async () => {
  const iRevision = await save('raced', documentOf('页', [text('1')]))
  await save('raced', documentOf('页', [text('2')]), colleague)
  const items = [{ cColumnCode: 'raced', iRevision }]
  const answer = await editor.publishColumnPage({ body: { items, cRequestUuid: newUuid() } })
  expect(answer).toMatchObject({ failure: 'REVISION_CONFLICT', data: { iRevision: iRevision + 1 } })
  const unknown = [{ cColumnCode: 'nowhere', iRevision: 3 }]
  const refused = await editor.publishColumnPage({ body: { items: unknown, cRequestUuid: newUuid() } })
  expect(refused).toMatchObject({ failure: 'REVISION_CONFLICT' })
})

it('makes a removal public when it is chosen, and goes on with the revisions of a code that is used again', async () => {
  const first = await save('again', documentOf('旧', [text('old')]))
  await publish('again')
  const body = { cColumnCode: 'again', iRevision: first, cRequestUuid: newUuid() }
  expect((await editor.removeColumnPage({ body })).ok).toBe(true)
  const draft = await editor.getDraftPage({ body: { cColumnCode: 'again' } })
  expect(draft).toMatchObject({ data: { iRevision: 0 } })
  expect(await shown('again')).toEqual(['old'])
  await publish('again')
  expect(await shown('again')).toBeUndefined()
  expect(await pending()).toEqual([])
  expect(await save('again', documentOf('新', [text('new')]))).toBeGreaterThan(first)
  await publish('again')
  expect(await shown('again')).toEqual(['new'])
})

it('rolls one page back and leaves the others, then the whole site, and lists the changes before', async () => {
  await save('left', documentOf('左', [text('left 1')]))
  await save('right', documentOf('右', [text('right 1')]))
  const first = await publishAll(editor)
  await save('left', documentOf('左', [text('left 2')]))
  await save('right', documentOf('右', [text('right 2')]))
  await save('extra', documentOf('多', [text('extra')]))
  const second = await publishAll(editor)
  const page = { iRelease: first, cColumnCode: 'left' }
  const changes = await editor.getRollbackList({ body: page })
  expect(changes.ok && changes.data.results).toMatchObject([
    { cColumnCode: 'left', cColumnName: '左', cState: 'changed', iChanges: 1 },
  ])
  expect((await editor.rollbackRevision({ body: { ...page, cRequestUuid: newUuid() } })).ok).toBe(true)
  expect([await shown('left'), await shown('right')]).toEqual([['left 1'], ['right 2']])
  const whole = await editor.getRollbackList({ body: { iRelease: first } })
  expect(whole.ok && whole.data.results.map(({ cColumnCode, cState }) => [cColumnCode, cState])).toEqual([
    ['extra', 'removed'],
    ['right', 'changed'],
  ])
  await editor.rollbackRevision({ body: { iRelease: first, cRequestUuid: newUuid() } })
  expect([await shown('left'), await shown('right'), await shown('extra')]).toEqual([
    ['left 1'],
    ['right 1'],
    undefined,
  ])
  // Undo of a rollback is a rollback.
  await editor.rollbackRevision({ body: { iRelease: second, cRequestUuid: newUuid() } })
  expect([await shown('left'), await shown('right'), await shown('extra')]).toEqual([
    ['left 2'],
    ['right 2'],
    ['extra'],
  ])
  const list = await editor.getRevisionList({ body: {} })
  expect(list.ok && list.data.results[0]?.changes.map(({ cColumnName }) => cColumnName)).toEqual(['多', '左', '右'])
  const unknown = { iRelease: first, cColumnCode: 'never-was' }
  expect(await editor.getRollbackList({ body: unknown })).toMatchObject({ failure: 'PAGE_UNKNOWN' })
  const refused = await editor.rollbackRevision({ body: { ...unknown, cRequestUuid: newUuid() } })
  expect(refused).toMatchObject({ failure: 'PAGE_UNKNOWN' })
  const missing = await editor.getRollbackList({ body: { iRelease: 999_999 } })
  expect(missing).toMatchObject({ failure: 'RELEASE_UNKNOWN' })
})

it('composes under concurrent publishes: each puts its own page live', async () => {
  const codes = ['c1', 'c2', 'c3', 'c4']
  for (const code of codes) await save(code, documentOf(code, [text(code)]))
  const answers = await Promise.all(codes.map((code) => publish(code)))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  for (const code of codes) expect(await shown(code)).toEqual([code])
})
