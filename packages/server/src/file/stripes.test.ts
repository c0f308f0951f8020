import { downLoad, saveUpload } from '@mallwright/contract/file'
import { stripeCount, stripeCut } from '@mallwright/contract/media'
import { pathOf } from '@mallwright/contract/rpc'
import type { UploadedFile } from '@mallwright/contract/file'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { diskStorage } from '../ports/storage/disk-storage.ts'
import type { Storage } from '../ports/storage/storage.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { createSerialQueue } from '../cache/serial-queue.ts'
import { createStripeCutter } from './cut-stripes.ts'

let server: TestServer
let editor: TestClient
let poster: UploadedFile

const WIDTH = 800
const HEIGHT = 5000

/** A distinct grey per row identifies it. */
const rows = (width: number, height: number) => {
  const pixels = Buffer.alloc(width * height)
  for (let row = 0; row < height; row += 1) pixels.fill((row * 7) % 256, row * width, (row + 1) * width)
  return sharp(pixels, { raw: { width, height, channels: 1 } })
}

async function upload(bytes: Uint8Array): Promise<UploadedFile> {
  const body = { cBusiType: 'page', cBusiName: 'poster' }
  const answer = await editor.send(editor.signed({ operation: saveUpload, body, files: [{ name: 'p.png', bytes }] }))
  return (answer.data as UploadedFile[])[0] as UploadedFile
}
const get = (uuid: string, type: string) =>
  server.app.inject({ method: 'GET', url: `/api/${pathOf(downLoad, { uuid, type })}` })

beforeAll(async () => {
  server = await testServer()
  editor = await server.signIn('19900170001')
  poster = await upload(await rows(WIDTH, HEIGHT).png().toBuffer())
})
afterAll(() => server.close())

it.each(['webp', 'avif'])('cuts a long picture into stripes that add up to it: %s', async (format) => {
  const count = stripeCount({ width: WIDTH, height: HEIGHT })
  expect(count).toBe(3)
  for (const width of [375, 750]) {
    const height = Math.round((HEIGHT * width) / WIDTH)
    for (let index = 0; index < count; index++) {
      const answer = await get(poster.cDocId, `w${width}s${index}.${format}`)
      expect(answer.headers).toMatchObject({
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const { width: gotWidth, height: gotHeight } = await sharp(answer.rawPayload).metadata()
      expect([gotWidth, gotHeight]).toEqual([width, stripeCut({ width, height }, index, count).height])
    }
  }
})

it('overlaps stripes: each starts with the last rows of the one above', async () => {
  const pixels = async (index: number) => {
    const answer = await get(poster.cDocId, `w750s${index}.webp`)
    return sharp(answer.rawPayload).greyscale().raw().toBuffer({ resolveWithObject: true })
  }
  const [above, below] = [await pixels(0), await pixels(1)]
  const overlap = 4
  for (let row = 0; row < overlap; row++) {
    const end = above.data[(above.info.height - overlap + row) * 750 + 300] ?? 0
    const start = below.data[row * 750 + 300] ?? 0
    // Both were compressed on their own.
    expect(Math.abs(end - start)).toBeLessThan(24)
  }
})

it('cuts once for concurrent requests', async () => {
  const otherPicture = await upload(await rows(400, 2000).png().toBuffer())
  const answers = await Promise.all([0, 1, 0, 1, 0].map((index) => get(otherPicture.cDocId, `w375s${index}.webp`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200])
})

it.each(['w375s3.webp', 'w375s03.webp', 'w375s-1.webp', 'w376s0.webp', 'w1125s0.webp', 'w375s0.png', 'w0s0.webp'])(
  'has no stripe %s',
  async (type) => {
    expect((await get(poster.cDocId, type)).statusCode).toBe(404)
  },
)

it('refuses to cut ordinary pictures and drawings', async () => {
  const short = await upload(await rows(800, 800).png().toBuffer())
  expect((await get(short.cDocId, 'w375s0.webp')).statusCode).toBe(404)
  const { rows: stripeRows } = await server.database.pool.query<{ id: string }>(
    `select id from file_doc where busi_name = 'product/P01001/front'`,
  )
  expect((await get(stripeRows[0]?.id ?? '', 'w375s0.webp')).statusCode).toBe(404)
})

it('accepts a picture above the maximum height of WebP', async () => {
  const tall = await upload(await rows(400, 17_000).png().toBuffer())
  expect(tall.iHeight).toBe(17_000)
  expect((await get(tall.cDocId, 'w375.webp')).statusCode).toBe(200)
  expect((await get(tall.cDocId, 'w750.webp')).statusCode).toBe(404)
  expect((await get(tall.cDocId, 'w375s20.webp')).statusCode).toBe(200)
})

it('cuts once for two server processes', async () => {
  const otherPicture = await upload(await rows(400, 2000).png().toBuffer())
  const stored: string[] = []
  const counting = (storage: Storage): Storage => ({
    ...storage,
    put: (key, bytes) => {
      stored.push(key)
      return storage.put(key, bytes)
    },
  })
  const { rows: found } = await server.database.pool.query<{ key: string }>(
    'select storage_key as key from file_doc where id = $1',
    [otherPicture.cDocId],
  )
  const file = {
    id: otherPicture.cDocId,
    mime: 'image/png',
    storageKey: found[0]?.key ?? '',
    originName: 'long.png',
    size: 1,
    width: 400,
    height: 2000,
  }
  const storage = counting(diskStorage(inject('testCluster').filesFolder))
  const cutters = [1, 2].map(() => createStripeCutter(server.database, storage, createSerialQueue()))
  await Promise.all(cutters.map((cutter) => cutter.cut(file, { width: 375, index: 0, format: 'webp' })))
  expect(stored).toHaveLength(stripeCount(file))
})
