import { emptyDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { DEMO_PAGES, publishAll, startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()

async function pages() {
  const answer = await editor.getDraftPageList({ body: {} })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.results
}

async function make(cColumnCode: string, title: string, iRevision = 0) {
  const body = { cColumnCode, document: emptyDocument(title), iRevision, cRequestUuid: newUuid() }
  return editor.saveColumnPage({ body })
}

it('are listed as drafts, the home page first and site parts never', async () => {
  await make('spring', '春季采购节')
  await make('top-bar', '顶栏')
  const listed = await pages()
  expect(listed.map(({ cColumnCode }) => cColumnCode)).toEqual([HOME_COLUMN, 'spring', ...DEMO_PAGES])
  expect(listed[1]).toMatchObject({ cColumnName: '春季采购节', iRevision: 1, iModuleCount: 0, iPublishedRevision: 0 })
})

it('are public from a publish on, until their removal is published', async () => {
  const visitor = await server.client()
  const site = await visitor.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  const stUuid = site.ok ? site.data.stUuid : ''
  const publish = () => publishAll(editor)
  const isShown = async () => (await visitor.getColumnPage({ body: { stUuid, cColumnCode: 'sale' } })).ok
  await make('sale', '大促')
  expect(await isShown()).toBe(false)
  await publish()
  expect(await isShown()).toBe(true)
  const body = { cColumnCode: 'sale', iRevision: 1, cRequestUuid: newUuid() }
  expect(await editor.removeColumnPage({ body })).toMatchObject({ ok: true })
  // The same request again is answered as the first time.
  expect(await editor.removeColumnPage({ body })).toMatchObject({ ok: true })
  expect((await pages()).map(({ cColumnCode }) => cColumnCode)).not.toContain('sale')
  expect(await isShown()).toBe(true)
  await publish()
  expect(await isShown()).toBe(false)
})

it('are not removed over a newer revision, nor are the home page and site parts removed at all', async () => {
  await make('autumn', '秋季')
  await make('autumn', '秋季新品', 1)
  const remove = (cColumnCode: string, iRevision: number) =>
    editor.removeColumnPage({ body: { cColumnCode, iRevision, cRequestUuid: newUuid() } })
  expect(await remove('autumn', 1)).toMatchObject({ failure: 'REVISION_CONFLICT', data: { iRevision: 2 } })
  for (const code of [HOME_COLUMN, 'top-bar']) expect(await remove(code, 1)).toMatchObject({ failure: 'FIELD_INVALID' })
  const buyer = await server.signIn('19900110001', { terminal: 'mobile' })
  expect((await buyer.getDraftPageList({ body: {} })).ok).toBe(false)
  expect((await pages()).map(({ cColumnCode }) => cColumnCode)).toContain('autumn')
})
