import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import fastify from 'fastify'
import { expect, it } from 'vitest'

import { compressSmallJson } from './content-encoding.ts'

const app = fastify()
compressSmallJson(app)
const long = { text: '青禾高白复印纸'.repeat(200) }
const texts = { short: { text: 'a' }, long, huge: { text: 'ab'.repeat(20_000) } }
for (const [name, answer] of Object.entries(texts)) app.get(`/${name}`, () => answer)
app.get('/encoded', (_, reply) => reply.headers({ 'content-encoding': 'br' }).send({ ...long }))
app.get('/picture', (_, reply) => reply.type('image/png').send(Buffer.alloc(4000)))

const get = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

it.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, GZIP;q=0.5', gunzipSync],
])('sends JSON as %s to whom accepts %s', async (encoding, accepted, decode) => {
  const { headers, rawPayload } = await get('/long', accepted)
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(headers['content-length']).toBe(String(rawPayload.length))
  expect(JSON.parse(decode(rawPayload).toString())).toEqual(long)
})

it.each([
  ['to whom accepts nothing', '/long', undefined],
  ['to whom accepts another encoding', '/long', 'zstd, br; q=0.0'],
  ['that is short', '/short', 'br'],
  ['that is better streamed', '/huge', 'br'],
  ['that is no JSON', '/picture', 'br'],
])('leaves an answer %s as it is', async (_, url, accepted) => {
  expect((await get(url, accepted)).headers).not.toHaveProperty('content-encoding')
})

it('encodes nothing twice', async () => {
  const { headers, rawPayload } = await get('/encoded', 'br')
  expect(headers['content-encoding']).toBe('br')
  expect(JSON.parse(rawPayload.toString())).toEqual(long)
})
