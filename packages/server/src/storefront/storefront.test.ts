import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { ENDPOINTS_BY_NAME } from '@mallwright/contract/registry'
import type { Endpoint } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { describe, expect, it } from 'vitest'

import { bootstrapUrlOf, testServer } from '../testing/test-server.ts'
import { startWithEditor } from '../testing/test-session.ts'
import { contentPolicy } from './policy/content-policy.ts'
import { HOME_PATH } from './shop.routes.ts'

const { server, editor } = await startWithEditor()

/** The texts of the scripts inside an HTML page that browsers would run. */
function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !/type="application\/json"/.test(attributes ?? ''))
    .map(([, , text]) => text ?? '')
}

async function publishTitle(title: string): Promise<void> {
  const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const id = NodeId.parse('t')
  const node = { id, module: 'text', version: 0, props: { text: title } }
  const document = { ...emptyDocument(title), children: [id], nodes: { [id]: node } }
  const page = { cColumnCode: HOME_COLUMN }
  await editor.saveColumnPage({ body: { ...page, document, iRevision, cRequestUuid: newUuid() } })
  const publish = { items: [{ ...page, iRevision: iRevision + 1 }], cRequestUuid: newUuid() }
  const answer = await editor.publishColumnPage({ body: publish })
  if (!answer.ok) throw new Error(answer.msg)
}

describe('the first address', () => {
  it('redirects to the home tab and preserves the query', async () => {
    const answer = await server.page('/?a=1&b=%20?')
    expect([answer.statusCode, answer.headers.location]).toEqual([302, `${HOME_PATH}?a=1&b=%20?`])
  })
})

describe('the home page', () => {
  it('contains the names and prices of its products before any script', async () => {
    const { body } = await server.page(HOME_PATH)
    const { rows } = await server.database.pool.query<{ name: string; image: string }>(
      `select name, main_image_url as image from product where prod_code in ('P09001', 'P11002')`,
    )
    const visibleHtml = body.replace(/<script[\s\S]*?<\/script>/g, '')
    const missing = rows.flatMap(({ name, image }) => [name, image]).filter((text) => !visibleHtml.includes(text))
    expect([rows.length, missing]).toEqual([2, []])
    expect(visibleHtml.includes('¥')).toBe(true)
  })

  it('contains no inline script and its policy allows none', async () => {
    const answer = await server.page(HOME_PATH)
    const policy = String(answer.headers['content-security-policy'])
    expect(inlineScriptsOf(answer.body)).toEqual([])
    expect(policy).toMatch(/(?:^|; )script-src 'self'(?:;|$)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("; frame-src 'self';")
    expect(policy).toContain("img-src 'self' data: blob:; media-src 'self' blob:;")
    const elsewhere = contentPolicy(
      { connect: ['https://api.example', 'wss://api.example'], media: ['https://img.example'] },
      ['https://flow.example'],
    )
    expect(elsewhere).toContain("; frame-src 'self' https://flow.example;")
    expect(elsewhere).toContain("connect-src 'self' https://api.example")
    expect(elsewhere).toContain("img-src 'self' https://api.example https://img.example data: blob:;")
  })

  it('has the chosen theme before any script', async () => {
    const themeOf = async (cookie: string, url = HOME_PATH) =>
      /^<!doctype html><html lang="zh-CN"(?: data-theme="(\w+)")?>/.exec((await server.page(url, { cookie })).body)?.[1]
    expect(await themeOf('a=b; mw_theme=dark')).toBe('dark')
    expect(await themeOf('mw_theme=light; a=b')).toBe('light')
    for (const cookie of ['', 'mw_theme=system', 'mw_theme=dark"><script>', 'xmw_theme=dark']) {
      expect(await themeOf(cookie)).toBeUndefined()
    }
    expect(await themeOf('mw_theme=dark', '/micro/alm-mall-shop/login-account')).toBe('dark')
  })

  it('uses the language of the cookie, else of the browser', async () => {
    const languageOf = async (headers: Record<string, string>) =>
      /lang="([\w-]+)"/.exec((await server.page(HOME_PATH, headers)).body)?.[1]
    expect(await languageOf({})).toBe('zh-CN')
    expect(await languageOf({ 'accept-language': 'en-US,en;q=0.9' })).toBe('en-US')
    expect(await languageOf({ 'accept-language': 'en-US', cookie: 'a=b; mw_locale=zh-CN' })).toBe('zh-CN')
  })

  it('is the same page in every encoding, and is answered with 304 when unchanged', async () => {
    const plain = await server.page(HOME_PATH)
    const brotli = await server.page(HOME_PATH, { 'accept-encoding': 'gzip, br' })
    const zipped = await server.page(HOME_PATH, { 'accept-encoding': 'gzip' })
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
    const again = await server.page(HOME_PATH, { 'if-none-match': String(plain.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('hides prices from visitors where the site does', async () => {
    const page = await server.pageAndBootstrap(HOME_PATH, { host: 'b.demo.test' })
    expect([page.includes('园区优选'), /"price":\d/.test(page)]).toEqual([true, false])
    expect(/"price":\d/.test(await server.pageAndBootstrap(HOME_PATH))).toBe(true)
  })

  it('links to bootstrap data that every process serves and caches may store forever', async () => {
    const twin = await server.twin()
    const address = bootstrapUrlOf((await server.page(HOME_PATH)).body) ?? ''
    for (const app of [server.app, twin]) {
      const answer = await app.inject({ method: 'GET', url: address })
      expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect(answer.json()).toMatchObject({ locale: 'zh-CN', page: { columnCode: HOME_COLUMN } })
    }
    const invented = await server.page(address.replace(/.$/, '~'))
    expect([invented.statusCode, invented.headers['cache-control']]).toEqual([404, 'no-store'])
    expect(bootstrapUrlOf((await server.page('/login-account')).body)).toBeUndefined()
  })

  it('shows a release immediately, here and in another process', async () => {
    const twin = await server.twin()
    const read = async () => (await twin.inject({ method: 'GET', url: HOME_PATH })).body.includes('一号发布')
    await server.page(HOME_PATH)
    expect(await read()).toBe(false)
    await publishTitle('一号发布')
    expect((await server.page(HOME_PATH)).body.includes('一号发布')).toBe(true)
    await expect.poll(read, { interval: 20 }).toBe(true)
  })
})

describe('an invalid Host header', () => {
  it('is refused, and never appears in a page', async () => {
    for (const host of ['a"><script>', 'user@localhost', 'a/b', 'a b']) {
      const answer = await server.page(HOME_PATH, { host })
      expect([host, answer.statusCode, answer.body]).toEqual([host, 400, 'bad request'])
    }
    expect((await server.page(HOME_PATH, { host: '[::1]:4000' })).statusCode).toBe(200)
  })
})

describe('the studio', () => {
  it('has its policy under every name of its page, and only its hashed files are cached', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mallwright-studio-'))
    await mkdir(join(folder, '.vite'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><head></head>')
    await writeFile(join(folder, '.vite', 'manifest.json'), '{}')
    const otherBuild = await testServer({ folders: { shop: folder, studio: folder } })
    for (const url of ['/studio/', '/studio/index.html', '/studio/some-screen']) {
      const { headers } = await otherBuild.app.inject({ method: 'GET', url })
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': expect.stringContaining("img-src 'self' data: blob:;"),
        'cross-origin-opener-policy': 'same-origin-allow-popups',
      })
    }
    const named = await otherBuild.app.inject({ method: 'GET', url: '/studio/' })
    expect(named.body).toMatch(/^<!doctype html><head><meta name="mw-storage-key" content="[0-9a-f]{64}"><\/head>$/)
    for (const prefix of ['/shop-assets', '/studio']) {
      const manifest = await otherBuild.app.inject({ method: 'GET', url: `${prefix}/.vite/manifest.json` })
      expect([prefix, manifest.statusCode]).toEqual([prefix, 404])
    }
    await otherBuild.close()
    await rm(folder, { recursive: true })
  })
})

describe('a preview', () => {
  it('shows the draft to the ticket’s holder and is never cached', async () => {
    const granted = await editor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })
    const ticket = granted.ok ? granted.data.cTicket : ''
    const answer = await server.page(`${HOME_PATH}?preview=${ticket}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    // The bootstrap of a preview is inline only.
    expect(bootstrapUrlOf(answer.body)).toBeUndefined()
    await server.database.pool.query(`update account set is_super = 0 where mobile_phone = '19900170001'`)
    const ended = await server.page(`${HOME_PATH}?preview=${ticket}`)
    await server.database.pool.query(`update account set is_super = 1 where mobile_phone = '19900170001'`)
    expect(ended.statusCode).toBe(404)
    const refused = await server.page(`${HOME_PATH}?preview=invented`)
    expect([refused.statusCode, refused.body.includes('<html')]).toEqual([404, false])
  })
})

describe('other addresses', () => {
  it.each([
    '/login-account',
    '/ProductDetails?cProdCode=P01001',
    '/search/goods',
    '/micro/alm-mall-shop/home/UserCenter',
  ])('%s starts the shop', async (url) => {
    const answer = await server.page(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body.includes('id="shop"')).toBe(true)
  })

  it('are not found unless a page is requested', async () => {
    const script = await server.app.inject({ method: 'GET', url: '/shop-assets/nothing.js' })
    expect(script.statusCode).toBe(404)
    const asked = await server.app.inject({ method: 'GET', url: '/login-account', headers: { accept: '*/*' } })
    expect(asked.statusCode).toBe(404)
  })

  it('name one key of stored values: in the configuration, in every page, and after a restart', async () => {
    const configOf = async (app: typeof server.app) =>
      (await app.inject({ method: 'GET', url: '/server-config.json' })).json<{ storageKey: string }>()
    const { storageKey } = await configOf(server.app)
    const named = `"storageKey":"${storageKey}"`
    for (const url of [HOME_PATH, '/login-account']) expect(await server.pageAndBootstrap(url)).toContain(named)
    expect((await configOf(await server.twin())).storageKey).toBe(storageKey)
    const chosen = 'ab'.repeat(32)
    const own = await server.twin({ serverConfig: { storageKey: chosen } })
    expect((await configOf(own)).storageKey).toBe(chosen)
  })

  it('return the shop’s configuration and the server’s health', async () => {
    const config = await server.app.inject({ method: 'GET', url: '/server-config.json' })
    const storageKey = expect.stringMatching(/^[0-9a-f]{64}$/) as string
    expect(config.json()).toEqual({ apiBase: '/api', socketUrl: '/ws', siteType: 'mall', storageKey })
    const version = await server.app.inject({ method: 'GET', url: '/version-config.json' })
    expect(version.json()).toEqual({ version: '0.0.0-test', grayType: false })
    const health = await server.app.inject({ method: 'GET', url: '/api/healthz' })
    expect(health.json()).toMatchObject({ database: 'reachable', version: '0.0.0-test' })
  })
})

describe('the operator’s own site', () => {
  const siteOf = async (query: string, host = 'localhost') => {
    const page = await server.pageAndBootstrap(`${HOME_PATH}?${query}`, { host })
    return ['园区优选', '德汇企业购'].filter((name) => page.includes(name))
  }

  it('is shown at another host by isSuper=2 and curl, which is matched and never fetched', async () => {
    expect(await siteOf('isSuper=2&curl=https%3A%2F%2Fb.demo.test%2Fx')).toEqual(['园区优选'])
    expect(await siteOf('isSuper=1&curl=b.demo.test')).toEqual(['德汇企业购'])
    expect(await siteOf('isSuper=2&curl=unknown.test')).toEqual(['德汇企业购'])
    expect(await siteOf('isSuper=2&curl=unknown.test', 'b.demo.test')).toEqual(['园区优选'])
  })

  it('answers its own goods to its shop, and changes no call that needs a right', async () => {
    const visitor = await server.client()
    const at = async (csitedomain: string) => {
      const { searchProductPage, getDraftPageList } = ENDPOINTS_BY_NAME
      const send = async (client: typeof visitor, operation: Endpoint, body: object) => {
        const call = client.signed({ operation, body })
        return JSON.stringify((await client.send({ ...call, headers: { ...call.headers, csitedomain } })).data)
      }
      return {
        goods: await send(visitor, searchProductPage, { pageSize: 50 }),
        drafts: await send(editor, getDraftPageList, {}),
      }
    }
    const [host, own, unknown] = [await at(''), await at('b.demo.test'), await at('unknown.test')]
    expect(own.goods).not.toBe(host.goods)
    expect(/"iPrice":\d/.test(own.goods)).toBe(false)
    expect(own.drafts).toBe(host.drafts)
    expect(unknown).toEqual(host)
  })
})
