import { createHash } from 'node:crypto'

import { downLoad, MAX_PICTURE_BYTES, MAX_UPLOAD_BYTES, saveUpload } from '@mallwright/contract/file'
import { pathOf } from '@mallwright/contract/rpc'
import type { UploadedFile } from '@mallwright/contract/file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'
import { box, videoBytes } from './test-video.ts'

let server: TestServer
let editor: TestClient
let file: UploadedFile

const SAMPLES = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
const BYTES = videoBytes({ samples: SAMPLES })
const about = { cBusiType: 'page', cBusiName: 'video' }

async function upload(name: string, bytes: Uint8Array) {
  return editor.send(editor.signed({ operation: saveUpload, body: about, files: [{ name, bytes }] }))
}
const get = (headers: Record<string, string> = {}, type = 'origin') =>
  server.app.inject({ method: 'GET', url: `/api/${pathOf(downLoad, { uuid: file.cDocId, type })}`, headers })

beforeAll(async () => {
  server = await testServer()
  editor = await server.signIn('19900170001')
  const answer = await upload('介绍.mp4', BYTES)
  file = (answer.data as UploadedFile[])[0] as UploadedFile
})
afterAll(() => server.close())

it('accepts an MP4 by its content and returns its size and duration', () => {
  expect(file).toMatchObject({ cOriginName: '介绍.mp4', iWidth: 640, iHeight: 360, fDurationSec: 12.5 })
  expect(file.cUrl).toBe(`/api/${pathOf(downLoad, { uuid: file.cDocId, type: 'origin' })}`)
})

it.each([
  ['a page under a video’s name', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a head without a video', BYTES.subarray(0, 24)],
  ['sound without pictures', videoBytes({ handler: 'soun' })],
  ['a page behind a video', Buffer.concat([BYTES, Buffer.from('<script>alert(1)</script>')])],
])('refuses %s', async (_, bytes) => {
  expect(await upload('a.mp4', bytes)).toMatchObject({ code: 4001, data: { cFailure: 'TYPE_REFUSED' } })
})

it('stores a video without the place where it was taken', async () => {
  const bytes = Buffer.concat([videoBytes(), box('udta', Buffer.from('+39.90+116.40/'))])
  const [stored] = (await upload('trip.mp4', bytes)).data as UploadedFile[]
  const path = pathOf(downLoad, { uuid: stored?.cDocId ?? '', type: 'origin' })
  const { rawPayload } = await server.app.inject({ method: 'GET', url: `/api/${path}` })
  expect([rawPayload.length, rawPayload.includes('+39.90')]).toEqual([bytes.length, false])
})

it('refuses a file above the size limit', async () => {
  const bytes = videoBytes({ samples: Buffer.alloc(MAX_UPLOAD_BYTES) })
  expect(await upload('a.mp4', bytes)).toMatchObject({
    data: { cFailure: 'TOO_LARGE', iMaxBytes: MAX_UPLOAD_BYTES },
  })
})

it('stores a video that is larger than a picture may be, byte by byte', async () => {
  const bytes = videoBytes({ samples: Buffer.alloc(MAX_PICTURE_BYTES + 1, 'sample') })
  const [stored] = (await upload('long.mp4', bytes)).data as UploadedFile[]
  const path = pathOf(downLoad, { uuid: stored?.cDocId ?? '', type: 'origin' })
  const answer = await server.app.inject({ method: 'GET', url: `/api/${path}` })
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  const { rows } = await server.database.pool.query('select size::int, sha256 from file_doc where id = $1', [
    stored?.cDocId,
  ])
  expect(rows).toEqual([{ size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }])
})

describe('a stored video', () => {
  it('is sent whole without a range, and announces range support', async () => {
    const answer = await get()
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload.equals(BYTES)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-length': String(BYTES.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  it.each([
    ['bytes=0-1', 0, 2],
    ['bytes=100-199', 100, 200],
    ['bytes=4000-', 4000, BYTES.length],
    ['bytes=-10', BYTES.length - 10, BYTES.length],
    ['bytes=0-99999999', 0, BYTES.length],
  ])('is sent in parts: %s', async (range, from, to) => {
    const answer = await get({ range })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes ${from}-${to - 1}/${BYTES.length}`)
    expect(answer.headers['content-length']).toBe(String(to - from))
    expect(answer.rawPayload.equals(BYTES.subarray(from, to))).toBe(true)
  })

  it('has no range beyond its end', async () => {
    const answer = await get({ range: `bytes=${BYTES.length}-` })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers).toMatchObject({
      'content-range': `bytes */${BYTES.length}`,
      'cache-control': 'no-store',
    })
    expect(answer.rawPayload).toHaveLength(0)
  })

  it.each(['bytes=5-2', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=1-2', 'bytes=-'])(
    'is sent whole for an invalid range: %s',
    async (range) => {
      expect((await get({ range })).statusCode).toBe(200)
    },
  )

  it('is sent whole when If-Range names another file', async () => {
    const etag = String((await get()).headers['etag'])
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200)
  })

  it.each(['vector', 'w750.webp', 'w750s0.webp'])('has no variant %s', async (type) => {
    expect((await get({}, type)).statusCode).toBe(404)
  })
})
