import { emptyDocument, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import type { PublishFinding } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import { sampleContent } from '@mallwright/modules/documents'
import { expect, it } from 'vitest'

import { readSiteId, startWithEditor } from '../../testing/test-session.ts'

const { editor } = await startWithEditor()
const stUuid = await readSiteId(editor)

interface Placed {
  readonly module: string
  readonly props?: Record<string, unknown>
  readonly isHidden?: boolean
  readonly children?: NodeId[]
}

function documentOf(nodes: readonly Placed[]): Document {
  const entries = nodes.map((node, index) => ({ version: 0, props: {}, ...node, id: NodeId.parse(`n${index}`) }))
  return {
    ...emptyDocument('页'),
    children: entries.map(({ id }) => id),
    nodes: Object.fromEntries(entries.map((node) => [node.id, node])),
  }
}

async function save(cColumnCode: string, nodes: readonly Placed[]): Promise<void> {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  const iRevision = draft.ok ? draft.data.iRevision : 0
  const body = { cColumnCode, document: documentOf(nodes), iRevision, cRequestUuid: newUuid() }
  const saved = await editor.saveColumnPage({ body })
  if (!saved.ok) throw new Error(saved.msg)
}

async function check(...codes: string[]): Promise<PublishFinding[]> {
  const answer = await editor.getPublishCheck({ body: { codes } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.results
}

const outlineOf = ({ cNodeId, cKind, cReference, iCount }: PublishFinding) => [cNodeId, cKind, cReference, iCount]

const picture = { url: '/api/alc-oss/handle/downLoad/0b0b0b0b-0000-4000-8000-00000000000a/origin', width: 8, height: 8 }
const elsewhere = { ...picture, url: 'https://cdn.example/a.png' }

it('finds missing content and links of visible modules, in the order of the page', async () => {
  await save('lacking', [
    { module: 'text' },
    { module: 'button', props: { text: 'go' } },
    { module: 'image', props: { picture: elsewhere } },
    { module: 'product-list' },
    { module: 'free-container', children: [] },
    { module: 'text', isHidden: true },
    { module: 'from-the-future', props: {} },
    { module: 'text', props: { text: '完整' } },
  ])
  expect((await check('lacking')).map(outlineOf)).toEqual([
    ['n0', 'empty', '', 0],
    ['n1', 'noLink', '', 0],
    ['n2', 'noAlternative', '', 0],
    ['n3', 'empty', '', 0],
    ['n4', 'noChildren', '', 0],
    ['n6', 'unknown', '', 0],
  ])
})

it('finds sample content that nobody replaced', async () => {
  await save('samples', [
    { module: 'module-title', props: { ...sampleContent('module-title', 'zh-CN') } },
    { module: 'image', props: { ...sampleContent('image', 'en-US') } },
    { module: 'module-title', props: { text: '会员日' } },
  ])
  expect((await check('samples')).map(outlineOf)).toEqual([
    ['n0', 'sample', '', 0],
    ['n1', 'sample', '', 0],
  ])
})

it('finds references that buyers cannot open, some or all of them', async () => {
  const tree = await editor.getSiteClassTreeByStUuid({ params: { stUuid } })
  const classId = (tree.ok && tree.data[0]?.cClassUuid) || ''
  const buttonTo = (link: object): Placed => ({ module: 'button', props: { text: 'go', link } })
  await save('broken', [
    buttonTo({ kind: 'page', column: 'nowhere' }),
    buttonTo({ kind: 'page', column: 'home' }),
    buttonTo({ kind: 'product', code: 'P99999' }),
    buttonTo({ kind: 'product', code: 'P01001' }),
    buttonTo({ kind: 'class', classId: 'not-a-class' }),
    buttonTo({ kind: 'class', classId }),
    buttonTo({ kind: 'shop', shopId: newUuid() }),
    buttonTo({ kind: 'article', articleId: newUuid() }),
    { module: 'product-list', props: { codes: ['P01001', 'P99998', 'P99999'] } },
    { module: 'image', props: { picture, alt: '图' } },
    { module: 'linked-block', props: { block: newUuid() } },
  ])
  expect((await check('broken')).map(outlineOf)).toEqual([
    ['n0', 'allGone', 'page', 1],
    ['n2', 'allGone', 'product', 1],
    ['n4', 'allGone', 'class', 1],
    ['n6', 'allGone', 'shop', 1],
    ['n7', 'allGone', 'article', 1],
    ['n8', 'gone', 'product', 2],
    ['n9', 'allGone', 'file', 1],
    ['n10', 'blockGone', '', 0],
  ])
})

it('takes pages that go live together for open, and names fields in the caller’s language', async () => {
  await save('first', [{ module: 'button', props: { text: 'go', link: { kind: 'page', column: 'second' } } }])
  await save('second', [{ module: 'text' }])
  expect((await check('first')).map(outlineOf)).toEqual([['n0', 'allGone', 'page', 1]])
  const findings = await check('first', 'second')
  expect(findings.map(({ cColumnCode, cKind, cField }) => [cColumnCode, cKind, cField])).toEqual([
    ['second', 'empty', '文字内容'],
  ])
  expect(await check('unknown')).toEqual([])
})
