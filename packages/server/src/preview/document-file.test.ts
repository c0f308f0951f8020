import { downLoad, LICENCE_UPLOAD, saveUpload } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'
import { pathOf } from '@mallwright/contract/rpc'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { compoundBytes, PDF_BYTES, soundBytes, zipBytes } from '../file/media/test-document.ts'
import { videoBytes } from '../file/media/test-video.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer
let buyer: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await testServer()
  buyer = await server.signIn('19900110001')
  stranger = await server.signIn('19900140001')
})
afterAll(() => server.close())

async function upload(name: string, bytes: Uint8Array, { client = buyer, cBusiType = 'voucher' } = {}) {
  const body = { cBusiType, cBusiName: '附件' }
  return client.send(client.signed({ operation: saveUpload, body, files: [{ name, bytes }] }))
}

async function stored(name: string, bytes: Uint8Array, client = buyer): Promise<UploadedFile> {
  const answer = await upload(name, bytes, { client })
  expect(answer).toMatchObject({ code: 1, msg: expect.any(String) })
  return (answer.data as [UploadedFile])[0]
}

const get = (uuid: string, headers: Record<string, string> = {}, type = 'origin') =>
  server.app.inject({ method: 'GET', url: `/api/${pathOf(downLoad, { uuid, type })}`, headers })

describe('a stored document', () => {
  it('comes back as it was sent, under its name and never as a page', async () => {
    const file = await stored("采购合同 '1'.pdf", PDF_BYTES)
    expect(file).toMatchObject({ cPreviewUrl: file.cUrl, iWidth: 0, iHeight: 0 })
    const answer = await get(file.cDocId)
    expect(answer.rawPayload.equals(PDF_BYTES)).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('采购合同')}%20%271%27.pdf`,
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    for (const type of ['w750.webp', 'vector']) expect((await get(file.cDocId, {}, type)).statusCode).toBe(404)
  })

  it('that is sound plays in parts', async () => {
    const { cDocId } = await stored('录音.mp3', soundBytes())
    const answer = await get(cDocId, { range: 'bytes=0-9' })
    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({ 'content-type': 'audio/mpeg', 'content-range': 'bytes 0-9/1251' })
  })

  it.each([
    ['a page under a document’s name', 'a.pdf', Buffer.from('<!doctype html><script>1</script>')],
    ['an archive under a document’s name', 'a.docx', zipBytes(['a.txt'])],
    ['a document under a name of no kind', 'a.exe', PDF_BYTES],
  ])('is refused: %s', async (_, name, bytes) => {
    expect(await upload(name, bytes)).toMatchObject({ code: 4001, data: { cFailure: 'TYPE_REFUSED' } })
  })

  it('is no photo of a licence', async () => {
    for (const [name, bytes] of [
      ['a.pdf', PDF_BYTES],
      ['a.mp4', videoBytes()],
    ] as const) {
      const answer = await upload(name, bytes, { cBusiType: LICENCE_UPLOAD })
      expect(answer).toMatchObject({ data: { cFailure: 'TYPE_REFUSED' } })
    }
  })

  it('is not in the library of a site', async () => {
    const editor = await server.signIn('19900170001')
    const { cDocId } = await stored('a.doc', compoundBytes('WordDocument'), editor)
    const { rows } = await server.database.pool.query('select site_id from file_doc where id = $1', [cDocId])
    expect(rows).toEqual([{ site_id: null }])
    expect(await editor.delFiles({ body: { cDocIds: [cDocId] } })).toMatchObject({ ok: true, data: { iCount: 1 } })
    expect((await get(cDocId)).statusCode).toBe(404)
  })
})

describe('the paths of files', () => {
  it('are those of public and own files, in the order asked for', async () => {
    const text = await stored('说明.txt', Buffer.from('说明'))
    const archive = await stored('a.zip', zipBytes(['a']), stranger)
    const cDocIds = [archive.cDocId, 'nothing', text.cDocId]
    expect(await buyer.getFilePaths({ body: { cDocIds } })).toMatchObject({
      ok: true,
      data: [
        { cDocId: archive.cDocId, cOssOriginalName: 'a.zip', cPreviewUrl: '', cMime: 'application/zip' },
        { cDocId: text.cDocId, cPreviewUrl: text.cUrl, cOssPublicUrl: text.cUrl, cMime: 'text/plain', iBytes: 6 },
      ],
    })
    await server.database.pool.query(`update file_doc set visibility = 'private' where id = $1`, [archive.cDocId])
    await buyer.delFiles({ body: { cDocIds: [text.cDocId] } })
    expect(await buyer.getFilePaths({ body: { cDocIds } })).toMatchObject({ data: [] })
    expect(await stranger.getFilePaths({ body: { cDocIds } })).toMatchObject({
      data: [{ cDocId: archive.cDocId, cOssPublicUrl: `/api/alc-oss/handle/downLoadOwn/${archive.cDocId}` }],
    })
  })
})
