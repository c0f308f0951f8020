import { downLoad, MAX_PICTURE_BYTES, saveUpload } from '@mallwright/contract/file'
import { pathOf } from '@mallwright/contract/rpc'
import type { UploadedFile } from '@mallwright/contract/file'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'

import { startWithEditor } from '../testing/test-session.ts'

const { server, editor } = await startWithEditor()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e1251b' } })

const about = { cBusiType: 'page', cBusiName: 'picture', bUseRandomName: true }

async function upload(name: string, bytes: Uint8Array, client = editor) {
  const call = client.signed({ operation: saveUpload, body: about, files: [{ name, bytes }] })
  return client.send(call)
}

const get = (uuid: string, type: string) =>
  server.app.inject({ method: 'GET', url: `/api/${pathOf(downLoad, { uuid, type })}` })

describe('an upload', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'accepts a %s and makes every width of it',
    async (format) => {
      const bytes = await picture(800, 400).toFormat(format).toBuffer()
      const answer = await upload('a picture.bin', bytes)
      expect(answer.code).toBe(1)
      const [file] = answer.data as [UploadedFile]
      expect(file).toMatchObject({ cOriginName: 'a picture.bin', bUpSuccess: true, iWidth: 800, iHeight: 400 })
      const origin = await get(file.cDocId, 'origin')
      expect(origin.headers['content-type']).toBe(`image/${format}`)
      expect(origin.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      for (const [width, expectedWidth] of [
        [375, 375],
        [750, 750],
        [1125, 800],
      ] as const) {
        for (const type of ['webp', 'avif']) {
          const variant = await get(file.cDocId, `w${width}.${type}`)
          expect(variant.headers['content-type']).toBe(`image/${type}`)
          expect((await sharp(variant.rawPayload).metadata()).width).toBe(expectedWidth)
        }
      }
    },
  )

  it('removes the metadata of a picture', async () => {
    const bytes = await picture(40, 20)
      .withExif({ IFD0: { Artist: 'somebody at home' } })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('somebody at home')).toBe(true)
    const [file] = (await upload('p.jpg', bytes)).data as [UploadedFile]
    expect((await get(file.cDocId, 'origin')).rawPayload.includes('somebody at home')).toBe(false)
  })

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    ['a page under a picture’s name', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture’s head without a picture', Buffer.from('\x89PNG\r\n\x1a\n nothing more', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s by its content', async (_, bytes) => {
    expect(await upload('photo.png', bytes)).toMatchObject({
      code: 4001,
      data: { cFailure: 'TYPE_REFUSED', cOriginName: 'photo.png' },
    })
  })

  it('limits the pixels of all frames of an animation, which are decoded together', async () => {
    // 5000 × 5000 twice, written in a few bytes.
    const head = Buffer.from([...Buffer.from('GIF89a'), 0x88, 0x13, 0x88, 0x13, 0x80, 0, 0, 0, 0, 0, 255, 255, 255])
    const frame = [0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 0x88, 0x13, 0x88, 0x13, 0, 2, 2, 0x44, 1, 0]
    const gif = Buffer.concat([head, Buffer.from([...frame, ...frame, 0x3b])])
    expect(await upload('bomb.gif', gif)).toMatchObject({ data: { cFailure: 'TOO_LARGE' } })
  })

  it('is refused above the limits of bytes and pixels', async () => {
    const text = Buffer.alloc(MAX_PICTURE_BYTES + 1, 'text')
    expect(await upload('long.txt', text)).toMatchObject({
      data: { cFailure: 'TOO_LARGE', iMaxBytes: MAX_PICTURE_BYTES },
    })
    const heavy = Buffer.concat([await picture(10, 10).png().toBuffer(), Buffer.alloc(MAX_PICTURE_BYTES)])
    expect(await upload('heavy.png', heavy)).toMatchObject({ data: { cFailure: 'TOO_LARGE' } })
    const wide = await picture(8000, 5100).png().toBuffer()
    expect(await upload('wide.png', wide)).toMatchObject({ data: { cFailure: 'TOO_LARGE' } })
  })

  it('requires a sign-in, and its bytes are part of the signature', async () => {
    const bytes = await picture(10, 10).png().toBuffer()
    const visitor = await server.client()
    expect(await upload('p.png', bytes, visitor)).toMatchObject({ data: { cFailure: 'SESSION_INVALID' } })
    const call = editor.signed({ operation: saveUpload, body: about, files: [{ name: 'p.png', bytes }] })
    const otherPicture = await picture(11, 11).png().toBuffer()
    const changed = editor.signed({
      operation: saveUpload,
      body: about,
      files: [{ name: 'p.png', bytes: otherPicture }],
    })
    const { 'content-type': type = '' } = changed.headers
    const forged = { ...changed, headers: { ...call.headers, 'content-type': type } }
    expect(await editor.send(forged)).toMatchObject({ data: { cFailure: 'REQUEST_REFUSED' } })
  })

  it.each([
    ['half a character', 'a\ud800b.png', 'a\ufffdb.png'],
    ['NUL and other controls', 'a\0b\u001f.png', 'ab.png'],
    ['a character at the limit of the length', `${'好'.repeat(199)}😀`, '好'.repeat(199)],
  ])('is stored under a name without %s', async (_, name, expected) => {
    const answer = await upload(name, await picture(8, 8).png().toBuffer())
    expect(answer).toMatchObject({ code: 1, data: [{ cOriginName: expected }] })
    const [file] = answer.data as [UploadedFile]
    const list = await editor.getFilePage({ body: {} })
    expect(list.ok && list.data.results.find(({ cDocId }) => cDocId === file.cDocId)?.cOriginName).toBe(expected)
  })

  it('is stored although its fields have half a character, which is replaced', async () => {
    const body = { cBusiType: 'a\ud800', cBusiName: '\udc00b' }
    const call = editor.signed({
      operation: saveUpload,
      body,
      files: [{ name: 'a.png', bytes: await picture(8, 8).png().toBuffer() }],
    })
    const answer = await editor.send(call)
    const [file] = answer.data as [UploadedFile]
    const { rows } = await server.database.pool.query('select busi_type, busi_name from file_doc where id = $1', [
      file.cDocId,
    ])
    expect(rows).toEqual([{ busi_type: 'a\ufffd', busi_name: '\ufffdb' }])
  })

  it('requires a file', async () => {
    const call = editor.signed({ operation: saveUpload, body: about, files: [] })
    expect(await editor.send(call)).toMatchObject({ data: { cFailure: 'FIELD_INVALID' } })
  })
})

describe('a stored file', () => {
  it('that is a generated drawing cannot run scripts', async () => {
    const { rows } = await server.database.pool.query<{ id: string }>(
      `select id from file_doc where busi_name = 'product/P01001/front'`,
    )
    for (const type of ['origin', 'vector']) {
      const answer = await get(rows[0]?.id ?? '', type)
      expect(answer.headers['content-type']).toBe('image/svg+xml')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
      expect(answer.headers['content-security-policy']).toContain('sandbox')
    }
  })

  it('is not found under another name', async () => {
    expect((await get('nothing', 'origin')).statusCode).toBe(404)
    const { rows } = await server.database.pool.query<{ id: string }>('select id from file_doc limit 1')
    for (const type of ['..%2f..', 'w1.exe', '../origin']) {
      expect((await get(rows[0]?.id ?? '', type)).statusCode).not.toBe(200)
    }
  })
})
