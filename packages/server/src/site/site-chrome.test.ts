import { HOME_COLUMN } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import { HOME_PATH } from '../storefront/shop.routes.ts'
import { DEMO_PAGES, publishAll, readSiteId, startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()
const stUuid = await readSiteId(editor)

/** Saves a site part with the given props and returns the previous document. */
async function savePart(cColumnCode: string, props: Record<string, unknown>): Promise<Document> {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  if (!draft.ok) throw new Error(draft.msg)
  const document = draft.data.document as Document
  const nodes = Object.fromEntries(Object.entries(document.nodes).map(([id, node]) => [id, { ...node, props }]))
  const body = { cColumnCode, document: { ...document, nodes }, iRevision: draft.data.iRevision }
  const saved = await editor.saveColumnPage({ body: { ...body, cRequestUuid: newUuid() } })
  if (!saved.ok) throw new Error(saved.msg)
  return document
}

it('stores theme, top bar and tab bar as drafts, publishes them together, and rolls them back', async () => {
  const visitor = await server.client()
  const frame = () => visitor.getTempBaseAndColumnAndFoot({ body: { stUuid } })
  const before = await server.page(HOME_PATH)
  const releases = await visitor.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN } })

  const first = await savePart('site-look', { primary: '#1659d6' })
  expect(first.children).toEqual(['part'])
  await savePart('top-bar', { title: '园区集采' })
  await savePart('tab-bar', { items: [{ target: 'tab-home' }, { target: 'UserCenter', label: '账户' }] })
  expect((await server.page(HOME_PATH)).body).toBe(before.body)

  const ticket = await editor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })
  const preview = await server.page(`${HOME_PATH}?preview=${ticket.ok ? ticket.data.cTicket : ''}`)
  expect(preview.body).toContain('园区集采')
  const cPreviewTicket = ticket.ok ? ticket.data.cTicket : ''
  const drafted = await visitor.getTempBaseAndColumnAndFoot({ body: { stUuid, cPreviewTicket } })
  expect(drafted).toMatchObject({ data: { base: { look: { primary: '#1659d6' }, topBar: { title: '园区集采' } } } })
  expect(await frame()).not.toMatchObject({ data: { base: { look: { primary: '#1659d6' } } } })
  const forged = await visitor.getTempBaseAndColumnAndFoot({ body: { stUuid, cPreviewTicket: 'forged' } })
  expect(forged).toMatchObject({ failure: 'NOT_FOUND' })

  await publishAll(editor)
  const { body } = await server.page(HOME_PATH)
  expect(body).toContain('--mw-primary:#1659d6')
  expect(body).toContain('<h1>园区集采</h1>')
  expect(body).toContain('账户</a>')
  expect(await frame()).toMatchObject({
    data: {
      base: { look: { primary: '#1659d6' }, topBar: { title: '园区集采' } },
      foot: { tabBar: { items: [{ target: 'tab-home' }, { target: 'UserCenter' }] } },
    },
  })

  const iRelease = releases.ok ? releases.data.iRelease : 0
  await editor.rollbackRevision({ body: { iRelease, cRequestUuid: newUuid() } })
  expect((await server.page(HOME_PATH)).body).not.toContain('园区集采')
})

it('never returns or lists a part as a page', async () => {
  await savePart('site-defaults', { carousel: { perView: 1 } })
  await publishAll(editor)
  const visitor = await server.client()
  const page = await visitor.getColumnPage({ body: { stUuid, cColumnCode: 'site-defaults' } })
  expect(page).toMatchObject({ ok: false, failure: 'NOT_FOUND' })
  const columns = await visitor.getPhoneColumnStructureByStUuid({ body: { stUuid } })
  expect(columns.ok && columns.data.columnList.map(({ cColumnCode }) => cColumnCode)).toEqual([
    HOME_COLUMN,
    ...DEMO_PAGES,
  ])
})

it('ignores hostile props of a part', async () => {
  await savePart('site-look', { primary: 'red}</style><script>alert(1)</script>' })
  await savePart('top-bar', { title: '</h1><script>alert(1)</script>', background: 'url(javascript:1)' })
  await savePart('tab-bar', { items: [{ target: 'link', link: { kind: 'url', url: 'javascript:alert(1)' } }, null] })
  await publishAll(editor)
  const { body } = await server.page(HOME_PATH)
  expect(body).not.toContain('<script>alert')
  expect(body).not.toContain('javascript:')
})
