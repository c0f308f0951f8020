import { diffDocuments, emptyDocument, NodeId } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { saveColumnPage } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import { describe, expect, it } from 'vitest'

import { openClient } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-server.ts'
import { readSiteId, startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()
const stUuid = await readSiteId(editor)

/** A page with the text `title` and a node of an unknown module. */
function page(title: string): Document {
  const [text, unknown] = [NodeId.parse('t'), NodeId.parse('u')]
  return {
    ...emptyDocument(title),
    children: [text, unknown],
    nodes: {
      [text]: { id: text, module: 'text', version: 0, props: { text: title } },
      [unknown]: { id: unknown, module: 'from-the-future', version: 7, props: { zebra: 1, apple: [{ b: 1, a: 2 }] } },
    },
  }
}

async function revision(): Promise<number> {
  const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  return draft.ok ? draft.data.iRevision : -1
}

async function save(title: string, client = editor, cRequestUuid = newUuid()) {
  const body = { cColumnCode: HOME_COLUMN, document: page(title), iRevision: await revision(), cRequestUuid }
  return { body, answer: await client.saveColumnPage({ body }) }
}

async function publish(cRequestUuid = newUuid()) {
  const items = [{ cColumnCode: HOME_COLUMN, iRevision: await revision() }]
  const body = { items, cNote: 'n', cRequestUuid }
  return editor.publishColumnPage({ body })
}

async function publishedTitle(client: TestClient) {
  const answer = await client.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN } })
  return answer.ok ? answer.data : undefined
}

describe('a lone surrogate', () => {
  it('is replaced by U+FFFD in a draft, its lists and releases', async () => {
    const [half, pair, text] = ['\uD800', '😀', '\\ud800']
    const { answer } = await save(`a${half}b${pair}${text}`)
    expect(answer.ok).toBe(true)
    const expected = `a\uFFFDb${pair}${text}`
    const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
    expect(draft.ok && draft.data.document).toMatchObject({ title: expected })
    const list = await editor.getDraftPageList({ body: {} })
    expect(list.ok && list.data.results[0]?.cColumnName).toBe(expected)
    expect((await publish()).ok).toBe(true)
    expect((await publishedTitle(editor))?.page?.nodes[0]?.props).toMatchObject({ text: expected })
    const columns = await editor.getPhoneColumnStructureByStUuid({ body: { stUuid } })
    expect(columns.ok && columns.data.columnList.map(({ cColumnName }) => cColumnName)).toContain(expected)
  })
})

it('answers a published page in option names, too, unless the compiled one is asked for alone', async () => {
  await save('in option names')
  await publish()
  const body = { stUuid, cColumnCode: HOME_COLUMN }
  const both = await editor.getColumnPage({ body })
  expect(both.ok && both.data).toMatchObject({
    name: 'in option names',
    modules: [{ componentName: 'Text', textVal: 'in option names' }],
    page: { title: 'in option names' },
  })
  const compiled = await editor.getColumnPage({ body: { ...body, bCompiledOnly: true } })
  expect(compiled.ok && [compiled.data.page?.title, compiled.data.modules]).toEqual(['in option names', undefined])
})

describe('a patch', () => {
  it('saves changes since the revision with the same result as the whole document', async () => {
    const { body, answer } = await save('whole')
    if (!answer.ok) throw new Error(answer.failure)
    const next = { ...body.document, title: 'patched', nodes: { ...body.document.nodes } }
    delete next.nodes[NodeId.parse('u')]
    next.children = [NodeId.parse('t')]
    const patch = diffDocuments(body.document, next)
    expect(Object.keys(patch.nodes)).toEqual(['u'])
    const { iRevision } = answer.data
    const saved = await editor.saveColumnPage({
      body: { cColumnCode: HOME_COLUMN, patch, iRevision, cRequestUuid: newUuid() },
    })
    expect(saved).toMatchObject({ ok: true, data: { iRevision: iRevision + 1 } })
    const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
    expect(draft.ok && draft.data.document).toEqual(next)
  })

  it('is refused for a page that was never saved, and together with a whole document', async () => {
    const patch = { nodes: {}, members: { title: 'x' } }
    const body = { cColumnCode: 'never-saved', patch, iRevision: 0, cRequestUuid: newUuid() }
    expect(await editor.saveColumnPage({ body })).toMatchObject({ ok: false, failure: 'PATCH_UNFIT' })
    const both = { ...body, document: page('both') }
    expect(await editor.saveColumnPage({ body: both })).toMatchObject({ ok: false, failure: 'FIELD_INVALID' })
  })
})

describe('a draft', () => {
  it('is returned as it was saved, unknown modules with their key order', async () => {
    const { answer } = await save('first')
    expect(answer.ok).toBe(true)
    const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
    expect(JSON.stringify(draft.ok && draft.data.document)).toBe(JSON.stringify(page('first')))
    expect(draft).toMatchObject({ data: { cEditedBy: '装修员小宋' } })
  })

  it('is empty for a page that was never saved', async () => {
    const draft = await editor.getDraftPage({ body: { cColumnCode: 'spring' } })
    expect(draft).toMatchObject({ data: { iRevision: 0, iPublishedRevision: 0, document: { children: [] } } })
    expect(await editor.getDraftPage({ body: { cColumnCode: '../etc' } })).toMatchObject({ failure: 'FIELD_INVALID' })
  })

  it('is not overwritten: the second of two editors receives the conflict with the first’s name', async () => {
    const second = await server.signIn('19900170002')
    const { body } = await save('mine')
    const lateSave = await second.saveColumnPage({ body: { ...body, cRequestUuid: newUuid() } })
    expect(lateSave).toMatchObject({
      failure: 'REVISION_CONFLICT',
      data: { iRevision: body.iRevision + 1, cEditedBy: '装修员小宋' },
    })
    const at = await revision()
    const body2 = { cColumnCode: HOME_COLUMN, document: page('race'), iRevision: at }
    const racers = await Promise.all(
      [editor, second, editor, second].map((client) =>
        client.saveColumnPage({ body: { ...body2, cRequestUuid: newUuid() } }),
      ),
    )
    expect(racers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is saved idempotently', async () => {
    const { body, answer } = await save('once')
    await save('meanwhile')
    expect(await editor.saveColumnPage({ body })).toEqual(answer)
    const otherBody = { ...body, document: page('something else') }
    const reused = await editor.send(editor.signed({ operation: saveColumnPage, body: otherBody }))
    expect(reused).toMatchObject({ code: 4012, data: { cFailure: 'KEY_REUSED' } })
    const twice = await save('twice')
    expect(twice.answer.ok).toBe(true)
    const copies = await Promise.all([1, 2, 3].map(() => editor.saveColumnPage({ body: twice.body })))
    expect(copies.every((copy) => JSON.stringify(copy) === JSON.stringify(twice.answer))).toBe(true)
  })

  it('must be a valid document', async () => {
    const body = { cColumnCode: HOME_COLUMN, iRevision: await revision(), cRequestUuid: newUuid() }
    const orphan = { ...page('x'), children: [NodeId.parse('t')] }
    expect(await editor.saveColumnPage({ body: { ...body, document: orphan } })).toMatchObject({
      failure: 'DOCUMENT_INVALID',
      data: { cField: 'nodes.u' },
    })
    expect(await editor.saveColumnPage({ body: { ...body, document: 7 } })).toMatchObject({
      failure: 'DOCUMENT_INVALID',
    })
  })
})

describe('a right to edit', () => {
  it('comes from the account, regardless of query and body', async () => {
    const buyer = await server.signIn('19900140001')
    const body = { cColumnCode: HOME_COLUMN, document: page('x'), iRevision: 0, cRequestUuid: newUuid() }
    const forged = { ...body, isSuper: 1, cOperateAccUuid: 'x', cOperateOrgName: 'x', cOperateOrgUuid: 'x' }
    const call = buyer.signed({ operation: saveColumnPage, body: forged, query: { isSuper: '1' } })
    expect(await buyer.send(call)).toMatchObject({ code: 4003, data: { cFailure: 'GATE_CLOSED' } })
    const visitor = await server.client()
    expect(await visitor.saveColumnPage({ body })).toMatchObject({ failure: 'SESSION_INVALID' })
    expect(await buyer.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })).toMatchObject({ failure: 'GATE_CLOSED' })
  })

  it('ends with the role, during a session', async () => {
    const editorThree = await server.signIn('19900170003')
    expect((await editorThree.getRevisionList({ body: {} })).ok).toBe(true)
    await server.database.pool.query(`update account set is_super = 0 where mobile_phone = '19900170003'`)
    expect(await editorThree.getRevisionList({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED' })
  })

  it('can be limited to one site', async () => {
    const there = await server.signIn('19900170005', { host: 'b.demo.test' })
    expect((await there.getRevisionList({ body: {} })).ok).toBe(true)
    const foreignEditor = await server.signIn('19900170005')
    expect(await foreignEditor.getRevisionList({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED' })
    expect(await foreignEditor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })).toMatchObject({
      failure: 'GATE_CLOSED',
    })
  })
})

describe('a release', () => {
  it('makes the saved draft public, and nothing before it', async () => {
    const visitor = await server.client()
    await save('before')
    const before = await publishedTitle(visitor)
    expect(before?.page?.title).not.toBe('before')
    const answer = await publish()
    const after = await publishedTitle(visitor)
    expect(after).toMatchObject({ iRelease: answer.ok && answer.data.iRelease, page: { title: 'before' } })
    expect(after?.page?.nodes.map(({ module }) => module)).toEqual(['text'])
  })

  it('is idempotent, and refused for a draft revision that the caller has not seen', async () => {
    const request = newUuid()
    const first = await publish(request)
    expect(await publish(request)).toEqual(first)
    const items = [{ cColumnCode: HOME_COLUMN, iRevision: 1 }]
    const body = { items, cNote: '', cRequestUuid: newUuid() }
    expect(await editor.publishColumnPage({ body })).toMatchObject({ failure: 'REVISION_CONFLICT' })
  })

  it('can be rolled back, which leaves the draft unchanged', async () => {
    await save('old page')
    const old = await publish()
    await save('new page')
    await publish()
    const draftBefore = await revision()
    const iRelease = old.ok ? old.data.iRelease : 0
    const back = await editor.rollbackRevision({ body: { iRelease, cRequestUuid: newUuid() } })
    expect((await publishedTitle(await server.client()))?.page?.title).toBe('old page')
    expect(await revision()).toBe(draftBefore)
    const list = await editor.getRevisionList({ body: {} })
    expect(list.ok && list.data.results[0]).toMatchObject({
      iRelease: back.ok && back.data.iRelease,
      iRestoredFrom: iRelease,
      bCurrent: true,
    })
    const unknown = await editor.rollbackRevision({ body: { iRelease: 9999, cRequestUuid: newUuid() } })
    expect(unknown).toMatchObject({ failure: 'RELEASE_UNKNOWN' })
    for (const iRelease of [2 ** 31, Number.MAX_SAFE_INTEGER, 0, -1]) {
      const beyond = await editor.rollbackRevision({ body: { iRelease, cRequestUuid: newUuid() } })
      expect(beyond).toMatchObject({ failure: 'FIELD_INVALID' })
      expect(await editor.getRollbackList({ body: { iRelease } })).toMatchObject({ failure: 'FIELD_INVALID' })
    }
  })

  it('gets a unique number when several are created at once', async () => {
    const releases = await Promise.all([1, 2, 3, 4].map(() => publish()))
    const numbers = releases.map((answer) => (answer.ok ? answer.data.iRelease : 0))
    expect(new Set(numbers).size).toBe(4)
    expect(numbers).not.toContain(0)
  })
})

describe('a preview ticket', () => {
  it('shows its draft to any holder, and nothing else', async () => {
    await save('secret draft')
    const ticket = await editor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })
    const cPreviewTicket = ticket.ok ? ticket.data.cTicket : ''
    const visitor = await server.client()
    const body = { stUuid, cColumnCode: HOME_COLUMN }
    const preview = await visitor.getColumnPage({ body: { ...body, cPreviewTicket } })
    expect(preview).toMatchObject({ ok: true, data: { page: { title: 'secret draft' } } })
    const otherPage = await visitor.getColumnPage({ body: { ...body, cColumnCode: 'spring', cPreviewTicket } })
    expect(otherPage.ok).toBe(false)
    expect((await visitor.getColumnPage({ body: { ...body, isSuper: 1 } })).ok).toBe(true)
    expect((await publishedTitle(visitor))?.page?.title).not.toBe('secret draft')
    await server.database.pool.query(`update one_time_ticket set expires_at = now() where purpose = 'preview'`)
    expect((await visitor.getColumnPage({ body: { ...body, cPreviewTicket } })).ok).toBe(false)
  })

  it('ends with the next release, and does not show later drafts', async () => {
    await save('reviewed draft')
    const ticket = await editor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })
    const cPreviewTicket = ticket.ok ? ticket.data.cTicket : ''
    const visitor = await server.client()
    const body = { stUuid, cColumnCode: HOME_COLUMN }
    await save('reviewed draft, mended')
    expect((await visitor.getColumnPage({ body: { ...body, cPreviewTicket } })).ok).toBe(true)
    expect((await publish()).ok).toBe(true)
    await save('next secret')
    expect((await visitor.getColumnPage({ body: { ...body, cPreviewTicket } })).ok).toBe(false)
  })
})

describe('a site', () => {
  it('is found by its domain without a port; unknown names resolve to the main site', async () => {
    const visitor = await server.client()
    const nameOf = async (domainName: string) => {
      const body = { siteType: 'mall', domainName }
      const site = await visitor.getNonCustodyMallSettingInfoByDomainMap({ body })
      return site.ok && site.data.siteShortName
    }
    expect(await nameOf('B.demo.test:4000')).toBe('园区优选')
    expect(await nameOf('localhost:4000')).toBe('德汇企业购')
    expect(await nameOf('192.168.1.20')).toBe('德汇企业购')
  })

  it('names the other hosts that it trusts, none unless they are set', async () => {
    const twin = async () => {
      // Records are cached for a moment by each process.
      const client = await openClient(await server.twin())
      const body = { siteType: 'mall', domainName: 'b.demo.test' }
      const site = await client.getNonCustodyMallSettingInfoByDomainMap({ body })
      return site.ok && site.data.trustedHosts
    }
    expect(await twin()).toBeUndefined()
    await server.database.pool.query(`update site set trusted_hosts = '{pay.example}' where not is_main`)
    expect(await twin()).toEqual(['pay.example'])
  })

  it('lists its pages', async () => {
    const visitor = await server.client()
    const frame = await visitor.getTempBaseAndColumnAndFoot({ body: { stUuid } })
    expect(frame).toMatchObject({ data: { foot: { cOrgName: '德汇供应链（演示）有限公司' } } })
    const columns = await visitor.getPhoneColumnStructureByStUuid({ body: { stUuid } })
    expect(columns.ok && columns.data.columnList[0]).toMatchObject({ cColumnCode: HOME_COLUMN, bPublished: true })
    const document = { ...page('a secret campaign'), title: 'a secret campaign' }
    const body = { cColumnCode: 'campaign', document, iRevision: 0, cRequestUuid: newUuid() }
    expect((await editor.saveColumnPage({ body })).ok).toBe(true)
    await server.database.pool.query('update site set current_release = 0')
    const unpublished = await visitor.getPhoneColumnStructureByStUuid({ body: { stUuid } })
    expect(unpublished).toMatchObject({ ok: true, data: { columnList: [] } })
    expect(await visitor.getTempBaseAndColumnAndFoot({ body: { stUuid: 'x' } })).toMatchObject({ failure: 'EMPTY' })
  })
})

it('a page may have the code of what every object inherits', async () => {
  const cColumnCode = 'constructor'
  const body = { cColumnCode, document: page('constructor'), iRevision: 0, cRequestUuid: newUuid() }
  expect((await editor.saveColumnPage({ body })).ok).toBe(true)
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  expect(draft).toMatchObject({ ok: true, data: { iRevision: 1, iPublishedRevision: 0 } })
  const list = await editor.getDraftPageList({ body: {} })
  const listed = list.ok && list.data.results.find((item) => item.cColumnCode === cColumnCode)
  expect(listed).toMatchObject({ iPublishedRevision: 0 })
  const publish = async (iRevision: number) =>
    editor.publishColumnPage({ body: { items: [{ cColumnCode, iRevision }], cNote: '', cRequestUuid: newUuid() } })
  expect((await publish(1)).ok).toBe(true)
  const visitor = await server.client()
  expect(await visitor.getColumnPage({ body: { stUuid, cColumnCode } })).toMatchObject({
    ok: true,
    data: { iRevision: 1 },
  })
  const rollback = { iRelease: 1, cColumnCode, cRequestUuid: newUuid() }
  expect((await editor.rollbackRevision({ body: rollback })).ok).toBe(true)
  expect((await visitor.getColumnPage({ body: { stUuid, cColumnCode } })).ok).toBe(false)
})
