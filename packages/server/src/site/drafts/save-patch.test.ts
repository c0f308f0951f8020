import { blockCode, diffDocuments, emptyDocument, NodeId } from '@mallwright/contract/document'
import type { Document, DraftPatch, Node } from '@mallwright/contract/document'
import { saveColumnPage } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { startWithEditor } from '../../testing/test-session.ts'

const { server, editor } = await startWithEditor()

const nodeOf = (id: NodeId, text: string): Node => ({ id, module: 'text', version: 0, props: { text } })

function pageOf(nodes: readonly Node[], title = '页'): Document {
  return {
    ...emptyDocument(title),
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

type Sent = { readonly document: unknown } | { readonly patch: DraftPatch }

const save = (cColumnCode: string, sent: Sent, iRevision: number, cRequestUuid = newUuid()) =>
  editor.saveColumnPage({ body: { cColumnCode, ...sent, iRevision, cRequestUuid } })

async function read(cColumnCode: string) {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  if (!draft.ok) throw new Error(draft.msg)
  return { document: draft.data.document as Document, revision: draft.data.iRevision }
}

/** A change of a document as a command makes it: unchanged members stay the same objects. */
type Edit = (document: Document) => Document

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(fc.nat(), fc.string()).map(([at, text]): Edit => (document) => {
    const id = document.children[at % Math.max(1, document.children.length)]
    const node = id && document.nodes[id]
    return node
      ? { ...document, nodes: { ...document.nodes, [id]: { ...node, props: { ...node.props, text } } } }
      : document
  }),
  fc.tuple(fc.nat(), fc.uuid()).map(([at, uuid]): Edit => (document) => {
    const id = NodeId.parse(uuid)
    const children = document.children.toSpliced(at % (document.children.length + 1), 0, id)
    return { ...document, children, nodes: { ...document.nodes, [id]: nodeOf(id, uuid) } }
  }),
  fc.nat().map((at): Edit => (document) => {
    const id = document.children[at % Math.max(1, document.children.length)]
    if (!id) return document
    const { [id]: _removed, ...nodes } = document.nodes
    return { ...document, children: document.children.filter((child) => child !== id), nodes }
  }),
  fc.constant<Edit>((document) => ({ ...document, children: document.children.toReversed() })),
  fc.string({ maxLength: 60 }).map((title): Edit => (document) => ({ ...document, title })),
  fc.constantFrom('#fff', '', '#123456').map((background): Edit => (document) => ({
    ...document,
    look: { background },
  })),
)

describe('a patch', () => {
  it('yields the edited document, for any edits', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(fc.array(edits, { minLength: 1, maxLength: 12 }), async (steps) => {
        const code = `fuzz-${(run += 1)}`
        let document = pageOf([nodeOf(NodeId.parse('t'), '一')])
        expect((await save(code, { document }, 0)).ok).toBe(true)
        let revision = 1
        for (const edit of steps) {
          const next = edit(document)
          const saved = await save(code, { patch: diffDocuments(document, next) }, revision)
          expect(saved).toMatchObject({ ok: true, data: { iRevision: revision + 1 } })
          document = next
          revision += 1
        }
        expect(await read(code)).toEqual({ document, revision })
      }),
      { numRuns: 25 },
    )
  })

  it('that does not apply changes nothing', async () => {
    const document = pageOf([nodeOf(NodeId.parse('a'), '一'), nodeOf(NodeId.parse('b'), '二')])
    await save('unfit', { document }, 0)
    const patches: DraftPatch[] = [
      { nodes: { a: null }, members: {} },
      { nodes: {}, members: { children: ['a', 'b', 'nobody'] } },
      { nodes: { a: { id: 'other' } }, members: {} },
      { nodes: { c: nodeOf(NodeId.parse('c'), '') }, members: {} },
      { nodes: {}, members: { title: null } },
      { nodes: {}, members: { look: { background: 'url(x)' } } },
    ]
    for (const patch of patches) {
      expect(await save('unfit', { patch }, 1)).toMatchObject({ failure: 'PATCH_UNFIT' })
    }
    expect(await read('unfit')).toEqual({ document, revision: 1 })
  })

  it('of another revision is a conflict, and is idempotent', async () => {
    const document = pageOf([nodeOf(NodeId.parse('a'), '一')])
    await save('once', { document }, 0)
    const patch: DraftPatch = { nodes: {}, members: { title: '新' } }
    const request = newUuid()
    const first = await save('once', { patch }, 1, request)
    expect(await save('once', { patch }, 1, request)).toEqual(first)
    expect(await save('once', { patch }, 1)).toMatchObject({ failure: 'REVISION_CONFLICT', data: { iRevision: 2 } })
    const racers = await Promise.all([1, 2, 3, 4].map(() => save('once', { patch }, 2)))
    expect(racers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await read('once')).revision).toBe(3)
  })

  it('preserves everything else byte for byte, also of unknown modules', async () => {
    const unknown = {
      id: NodeId.parse('u'),
      module: 'acme.riddle',
      version: 7,
      props: { z: 1, a: [{ b: 2, a: null }] },
      own: '保留',
    }
    const document = pageOf([nodeOf(NodeId.parse('a'), '一'), unknown])
    await save('bytes', { document }, 0)
    const next = { ...document, title: '新' }
    await save('bytes', { patch: diffDocuments(document, next) }, 1)
    expect(JSON.stringify((await read('bytes')).document.nodes)).toBe(JSON.stringify(document.nodes))
  })

  it('of one node in a page of a megabyte is a request below 20 kB', async () => {
    const nodes = Array.from({ length: 1000 }, (_, index) => nodeOf(NodeId.parse(`n${index}`), 'x'.repeat(1000)))
    const document = pageOf(nodes)
    expect(JSON.stringify(document).length).toBeGreaterThan(1_000_000)
    await save('large', { document }, 0)
    const edited = nodes.map((node, index) => (index === 500 ? nodeOf(node.id, 'y'.repeat(1000)) : node))
    const next = { ...document, nodes: pageOf(edited).nodes }
    const patch = diffDocuments(document, next)
    const body = { cColumnCode: 'large', patch, iRevision: 1, cRequestUuid: newUuid() }
    expect(String(editor.signed({ operation: saveColumnPage, body }).payload).length).toBeLessThan(20_000)
    expect((await editor.saveColumnPage({ body })).ok).toBe(true)
    expect((await read('large')).document).toEqual(next)
  })

  it('updates a linked block by its code', async () => {
    const cBlockUuid = newUuid()
    const document = pageOf([nodeOf(NodeId.parse('a'), '一')], '')
    const block = { cBlockUuid, cBlockName: '页脚', document, iRevision: 0, bLinked: true, cRequestUuid: newUuid() }
    expect((await editor.saveBlock({ body: block })).ok).toBe(true)
    const code = blockCode(cBlockUuid)
    const { document: stored } = await read(code)
    const next = { ...stored, title: '新页脚', nodes: pageOf([nodeOf(NodeId.parse('a'), '二')]).nodes }
    expect(await save(code, { patch: diffDocuments(stored, next) }, 1)).toMatchObject({
      ok: true,
      data: { iRevision: 2 },
    })
    expect((await read(code)).document).toEqual(next)
    const link = { ...nodeOf(NodeId.parse('l'), ''), rect: { x: 0, y: 0, width: 1, height: 1 } }
    const free = { nodes: { l: link }, members: { children: ['a', 'l'] } }
    expect(await save(code, { patch: free }, 2)).toMatchObject({ failure: 'DOCUMENT_INVALID' })
  })

  it('restores a deleted file that it uses again', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `update file_doc set deleted_at = now() where id = (
         select id from file_doc where site_id = (select id from site where is_main) limit 1) returning id`,
    )
    const id = rows[0]?.id ?? ''
    const document = pageOf([nodeOf(NodeId.parse('a'), '一')])
    await save('restores', { document }, 0)
    const picture = { url: `/api/alc-oss/handle/downLoad/${id}/origin`, width: 1, height: 1 }
    const imageNode: Node = { id: NodeId.parse('p'), module: 'image', version: 0, props: { picture } }
    const next = pageOf([nodeOf(NodeId.parse('a'), '一'), imageNode])
    await save('restores', { patch: diffDocuments(document, next) }, 1)
    const { rows: left } = await server.database.pool.query(
      'select 1 from file_doc where id = $1 and deleted_at is null',
      [id],
    )
    expect(left).toHaveLength(1)
  })
})
