import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { COLUMN_PATH, columnPath, PAGE_PATH } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { expect, it, vi } from 'vitest'

import { bootstrapUrlOf } from '../testing/test-server.ts'
import { publishAll, startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()

async function save(cColumnCode: string, text: string): Promise<void> {
  const id = NodeId.parse('t')
  const document = {
    ...emptyDocument(`标题：${text}`),
    children: [id],
    nodes: { [id]: { id, module: 'text', version: 0, props: { text } } },
  }
  const saved = await editor.saveColumnPage({
    body: { cColumnCode, document, iRevision: 0, cRequestUuid: newUuid() },
  })
  if (!saved.ok) throw new Error(saved.msg)
}

/** What a reader without scripts sees. */
const visibleIn = (html: string) => html.replace(/<script[\s\S]*?<\/script>|<noscript>[\s\S]*?<\/noscript>/g, '')

it('arrive as HTML at addresses of their own, with title, way back and tab bar', async () => {
  await save('fest', '年货节开场')
  expect((await server.page(columnPath('fest'))).statusCode).toBe(404)
  await publishAll(editor)
  const answer = await server.page(columnPath('fest'))
  const html = visibleIn(answer.body)
  expect(answer.statusCode).toBe(200)
  expect(html).toContain('<title>标题：年货节开场')
  expect(html).toContain('<h1>标题：年货节开场</h1>')
  expect(html).toContain('>年货节开场<')
  expect(html).toMatch(/class="mw-back" href="\/micro\/alm-mall-shop\/home\/tab-home"/)
  expect(html).toContain('分类</a>')
})

it('have bootstrap data that every process can answer', async () => {
  await save('shared', '两个进程')
  await publishAll(editor)
  const { body } = await server.page(columnPath('shared'))
  const url = bootstrapUrlOf(body) ?? ''
  expect(url).toContain('?page=shared')
  const answer = await (await server.twin()).inject({ url })
  expect([answer.statusCode, answer.body.includes('两个进程')]).toEqual([200, true])
})

it('are redirected from the address of stored designs, and answer 404 when they do not exist', async () => {
  const old = await server.page(`${COLUMN_PATH}?cColumnCode=fest&preview=x`)
  expect([old.statusCode, old.headers.location]).toEqual([302, `${PAGE_PATH}/fest?preview=x`])
  const home = await server.page(COLUMN_PATH)
  expect([home.statusCode, home.headers.location]).toEqual([302, columnPath('home')])
  for (const code of ['nowhere', 'site-look', 'constructor', '%E0%A4%A'])
    expect((await server.page(`${PAGE_PATH}/${code}`)).statusCode).toBeGreaterThanOrEqual(400)
  // The shop starts there and says so.
  expect((await server.page(`${PAGE_PATH}/nowhere`)).body).toContain('mw-bootstrap')
})

it('are previewed as drafted, with the holder’s ticket only', async () => {
  await save('soon', '还没发布')
  const ticket = await editor.getPreviewTicket({ body: { cColumnCode: 'soon' } })
  const cTicket = ticket.ok ? ticket.data.cTicket : ''
  const preview = await server.page(`${columnPath('soon')}?preview=${cTicket}`)
  expect([preview.statusCode, visibleIn(preview.body).includes('还没发布')]).toEqual([200, true])
  expect((await server.page(`${columnPath('fest')}?preview=${cTicket}`)).statusCode).toBe(404)
})

it('are read from the release once, not at every request', async () => {
  await save('warm', '读一次')
  await publishAll(editor)
  const query = vi.spyOn(server.database.pool, 'query')
  const readsOfOneRequest = async () => {
    query.mockClear()
    const { statusCode } = await server.page(columnPath('warm'))
    return [statusCode, query.mock.calls.filter(([sql]) => JSON.stringify(sql).includes('release')).length]
  }
  // The announcement of the publish may still drop the first answer from the cache.
  await expect.poll(readsOfOneRequest).toEqual([200, 0])
  query.mockRestore()
})
