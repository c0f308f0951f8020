import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { getProductDetail } from '@mallwright/contract/catalog'
import { getMockToken } from '@mallwright/contract/session'
import { sign } from '@mallwright/contract/signing'
import { saveColumnPage } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { SignedCall, TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer
let client: TestClient

let folder: string

beforeAll(async () => {
  // With a built shop the routes are made in several steps, and all of them must answer errors alike.
  folder = await mkdtemp(join(tmpdir(), 'mallwright-shop-'))
  server = await testServer({ folders: { shop: folder, studio: folder } })
  client = await server.client()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const product = (cProdCode: string) => client.signed({ operation: getProductDetail, body: { cProdCode } })

describe('an error', () => {
  it('of the database is answered in an envelope without its message', async () => {
    await server.database.pool.query('alter table sku rename to sku_away')
    const answer = await server.app.inject(product('P01001'))
    await server.database.pool.query('alter table sku_away rename to sku')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({
      code: 5000,
      msg: '服务器繁忙，请稍后再试',
      data: { cFailure: 'SERVER_FAULT' },
    })
  })

  it('of a body over the limit is an envelope', async () => {
    const call = product('x'.repeat(300_000))
    expect((await server.app.inject(call)).json()).toMatchObject({ code: 4001, data: { cReason: 'too large' } })
  })

  it('of an unreadable URL does not echo it', async () => {
    const gateway = await server.app.inject({ method: 'GET', url: '/api/%zz' })
    expect(gateway.json()).toMatchObject({ code: 4001 })
    const page = await server.app.inject({ method: 'GET', url: '/%zz' })
    expect([page.statusCode, page.body]).toEqual([400, 'bad request'])
  })

  it('of the rate limit is a declared failure', async () => {
    const strict = await testServer({ folders: { shop: folder, studio: folder }, limits: { visitorsPerMinute: 1 } })
    const ask = () => strict.app.inject({ method: 'GET', url: `/api/${getMockToken.path}` })
    expect((await ask()).json()).toMatchObject({ code: 1 })
    expect((await ask()).json()).toMatchObject({ code: 4029, data: { cFailure: 'TOO_MANY_REQUESTS' } })
    await strict.close()
  })
})

describe('a text that the database cannot hold', () => {
  it('is refused as an invalid field', async () => {
    expect(await client.getProductDetail({ body: { cProdCode: 'P\0' } })).toMatchObject({ failure: 'FIELD_INVALID' })
    const editor = await server.signIn('19900170001')
    const body = { cColumnCode: 'home', document: { title: 'a\0' }, iRevision: 0, cRequestUuid: 'n' }
    const call = editor.signed({ operation: saveColumnPage, body })
    expect(await editor.send(call)).toMatchObject({ code: 4001, data: { cField: 'body', cReason: 'NUL' } })
    const file = await server.app.inject({ method: 'GET', url: '/api/alc-oss/handle/downLoad/x%00/origin' })
    expect([file.statusCode, file.body]).toEqual([200, expect.stringContaining('"code":4001')])
  })

  it('is accepted when it only spells the escape sequence', async () => {
    const escaped = await client.getProductDetail({ body: { cProdCode: String.raw`\u0000` } })
    expect(escaped).toMatchObject({ failure: 'NOT_FOUND' })
  })
})

/** A save whose body no JSON serializer produces. */
function signedText(editor: TestClient, payload: string): SignedCall {
  const call = editor.signed({ operation: saveColumnPage, body: {} })
  const { token, signKey } = editor.session
  const proof = { nonce: newUuid(), timestamp: String(Date.now()), token }
  const csign = sign(
    { method: 'POST', path: saveColumnPage.path, query: new URLSearchParams(), payload, ...proof },
    signKey,
  )
  return { ...call, payload, headers: { ...call.headers, cnonce: proof.nonce, dtimestamp: proof.timestamp, csign } }
}

describe('a document that is too deep to be serialized', () => {
  it.each(['[', '{"a":'])('is refused as a failure of the request, not as a server error: %s', async (start) => {
    const editor = await server.signIn('19900170001')
    const deep = start.repeat(50_000) + 'null' + (start === '[' ? ']' : '}').repeat(50_000)
    const body = `{"cColumnCode":"home","iRevision":0,"cRequestUuid":"deep","document":${deep}}`
    expect(await editor.send(signedText(editor, body))).toMatchObject({ code: 4001 })
  })
})
