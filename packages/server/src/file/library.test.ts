import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { replaceFile, saveUpload } from '@mallwright/contract/file'
import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import type { LibraryFile, UploadedFile } from '@mallwright/contract/file'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer
let editor: TestClient
let stranger: TestClient

beforeAll(async () => {
  server = await testServer()
  editor = await server.signIn('19900170001')
  stranger = await server.signIn('19900170005', { host: 'b.demo.test' })
})
afterAll(() => server.close())

async function upload(name: string, options: { client?: TestClient; folder?: string; width?: number } = {}) {
  const { client = editor, folder, width = 20 } = options
  const bytes = await sharp({ create: { width, height: 10, channels: 3, background: '#e1251b' } })
    .png()
    .toBuffer()
  const body = { cBusiType: 'pageDesign', cBusiName: 'x', ...(folder !== undefined && { cFolderUuid: folder }) }
  const answer = await client.send(client.signed({ operation: saveUpload, body, files: [{ name, bytes }] }))
  return (answer.data as [UploadedFile])[0]
}

async function files(body: Parameters<TestClient['getFilePage']>[0]['body'] = {}, client = editor) {
  const answer = await client.getFilePage({ body })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

async function folder(cFolderName: string, cParentUuid = '') {
  const answer = await editor.saveFileFolder({ body: { cFolderName, cParentUuid } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.cFolderUuid
}

const named = ({ results }: { results: readonly LibraryFile[] }) => results.map(({ cOriginName }) => cOriginName)

/** A page with a picture module that shows files, and a text that only quotes their addresses. */
function pageOf(title: string, urls: readonly string[]): Document {
  const [pictures, text] = [NodeId.parse('p'), NodeId.parse('t')]
  const slides = urls.map((url) => ({ picture: { url, width: 20, height: 10 } }))
  return {
    ...emptyDocument(title),
    children: [pictures, text],
    nodes: {
      [pictures]: { id: pictures, module: 'carousel', version: 0, props: { slides }, name: '首屏' },
      [text]: { id: text, module: 'text', version: 0, props: { text: urls[0] ?? '' } },
    },
  }
}

async function revisionOf(cColumnCode: string): Promise<number> {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  return draft.ok ? draft.data.iRevision : -1
}

async function save(cColumnCode: string, document: Document, iRevision?: number) {
  const at = iRevision ?? (await revisionOf(cColumnCode))
  return editor.saveColumnPage({ body: { cColumnCode, document, iRevision: at, cRequestUuid: newUuid() } })
}

async function publish(cColumnCode: string) {
  const items = [{ cColumnCode, iRevision: await revisionOf(cColumnCode) }]
  const body = { items, cRequestUuid: newUuid() }
  return editor.publishColumnPage({ body })
}

async function documentOf(cColumnCode: string) {
  const draft = await editor.getDraftPage({ body: { cColumnCode } })
  return draft.ok ? (draft.data.document as Document) : undefined
}

const replace = (old: UploadedFile, next: UploadedFile, more: Partial<{ cExceptColumnCode: string }> = {}) =>
  editor.replaceFile({ body: { cDocId: old.cDocId, cWithDocId: next.cDocId, cRequestUuid: newUuid(), ...more } })

describe('the library of a site', () => {
  it('contains the uploads of its editors, newest first, paged', async () => {
    await upload('一.png')
    await upload('二.png')
    const first = await files({ pageSize: 1 })
    expect(named(first)).toEqual(['二.png'])
    expect(named(await files({ pageSize: 1, pageNumber: 2 }))).toEqual(['一.png'])
    expect(first.iTotleSize).toBeGreaterThanOrEqual(2)
    expect(first.results[0]).toMatchObject({ cKind: 'picture', iWidth: 20, iHeight: 10, cFolderUuid: '' })
    expect(first.results[0]?.cPreviewUrl).toMatch(/w375\.webp$/)
  })

  it('is searched by words in any width and case', async () => {
    await upload('Spring 促销 Ａ.png')
    expect(named(await files({ cKeyword: 'spring a' }))).toEqual(['Spring 促销 Ａ.png'])
    expect(named(await files({ cKeyword: '%' }))).toEqual([])
    expect(await files({ cKind: 'video' })).toEqual({ results: [], iTotleSize: 0 })
  })

  it('contains the pictures of its own site only, and no uploads of buyers', async () => {
    const foreignFile = await upload('b.png', { client: stranger })
    await upload('buyer.png', { client: await server.signIn('19900140001') })
    expect(named(await files({}, stranger))).toEqual(['b.png'])
    const names = named(await files())
    expect(names).not.toContain('b.png')
    expect(names).not.toContain('buyer.png')
    const body = { cDocId: foreignFile.cDocId }
    expect(await editor.renameFile({ body: { ...body, cOriginName: 'x' } })).toMatchObject({ failure: 'FILE_UNKNOWN' })
    expect(await editor.moveFiles({ body: { cDocIds: [foreignFile.cDocId] } })).toMatchObject({
      failure: 'FILE_UNKNOWN',
    })
    expect(await editor.delFiles({ body: { cDocIds: [foreignFile.cDocId] } })).toMatchObject({
      failure: 'FILE_UNKNOWN',
    })
    expect(await editor.getFileUseList({ body })).toMatchObject({ failure: 'FILE_UNKNOWN' })
    const own = await upload('mine.png')
    expect(await replace(own, foreignFile)).toMatchObject({ failure: 'FILE_UNKNOWN' })
    expect(named(await files({}, stranger))).toEqual(['b.png'])
  })

  it('is restricted to super users of the site', async () => {
    const buyer = await server.signIn('19900140001')
    expect(await buyer.getFilePage({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED' })
    const foreignEditor = await server.signIn('19900170005')
    for (const answer of [
      await foreignEditor.getFilePage({ body: {} }),
      await foreignEditor.getFileFolderList({ body: {} }),
      await foreignEditor.saveFileFolder({ body: { cFolderName: 'x' } }),
      await foreignEditor.delFiles({ body: { cDocIds: ['x'] } }),
    ])
      expect(answer).toMatchObject({ failure: 'GATE_CLOSED' })
    stranger = await server.signIn('19900170005', { host: 'b.demo.test' })
  })

  it('renames files', async () => {
    const file = await upload('old name.png')
    const answer = await editor.renameFile({ body: { cDocId: file.cDocId, cOriginName: '  新名字 ' } })
    expect(answer).toMatchObject({ ok: true, data: { cOriginName: '新名字' } })
    const empty = await editor.renameFile({ body: { cDocId: file.cDocId, cOriginName: '  ' } })
    expect(empty).toMatchObject({ failure: 'FIELD_INVALID' })
  })
})

describe('folders', () => {
  it('are nested up to a depth and have unique names', async () => {
    const top = await folder('活动')
    const inner = await folder('春季', top)
    expect(await editor.saveFileFolder({ body: { cFolderName: '活动' } })).toMatchObject({ failure: 'FOLDER_EXISTS' })
    const third = await folder('三', inner)
    const fourth = await folder('四', third)
    const deep = { cFolderName: '五', cParentUuid: fourth }
    expect(await editor.saveFileFolder({ body: deep })).toMatchObject({ failure: 'FOLDER_TOO_DEEP' })
    const orphan = { cFolderName: 'x', cParentUuid: newUuid() }
    expect(await editor.saveFileFolder({ body: orphan })).toMatchObject({ failure: 'FOLDER_UNKNOWN' })
    const renamed = await editor.saveFileFolder({ body: { cFolderUuid: inner, cFolderName: '夏季' } })
    expect(renamed).toMatchObject({ ok: true, data: { cFolderName: '夏季', cParentUuid: top } })
  })

  it('accept files, each of which is in one folder', async () => {
    const [first, second] = [await folder('甲'), await folder('乙')]
    const file = await upload('filed.png', { folder: first })
    await upload('lost.png', { folder: 'nowhere' })
    expect(named(await files({ cFolderUuid: first }))).toEqual(['filed.png'])
    expect(await editor.moveFiles({ body: { cDocIds: [file.cDocId], cFolderUuid: second } })).toMatchObject({
      ok: true,
    })
    expect(named(await files({ cFolderUuid: first }))).toEqual([])
    expect(named(await files({ cFolderUuid: second }))).toEqual(['filed.png'])
    expect(named(await files({ cFolderUuid: 'none' }))).toContain('lost.png')
    const unknown = { cDocIds: [file.cDocId], cFolderUuid: newUuid() }
    expect(await editor.moveFiles({ body: unknown })).toMatchObject({ failure: 'FOLDER_UNKNOWN' })
    const list = await editor.getFileFolderList({ body: {} })
    const found = list.ok ? list.data.results.find(({ cFolderUuid }) => cFolderUuid === second) : undefined
    expect(found).toMatchObject({ cFolderName: '乙', iFileCount: 1 })
  })

  it('are deleted only when empty', async () => {
    const folderId = await folder('丙')
    const file = await upload('inside.png', { folder: folderId })
    const body = { cFolderUuid: folderId }
    expect(await editor.delFileFolder({ body })).toMatchObject({ failure: 'FOLDER_NOT_EMPTY', data: { iCount: 1 } })
    await editor.delFiles({ body: { cDocIds: [file.cDocId] } })
    expect(await editor.delFileFolder({ body })).toMatchObject({ ok: true })
    expect(await editor.delFileFolder({ body })).toMatchObject({ failure: 'FOLDER_UNKNOWN' })
  })

  it('of another site accept nothing', async () => {
    const foreignFolder = await stranger.saveFileFolder({ body: { cFolderName: '别处' } })
    const cFolderUuid = foreignFolder.ok ? foreignFolder.data.cFolderUuid : ''
    const file = await upload('stays.png')
    expect(await editor.moveFiles({ body: { cDocIds: [file.cDocId], cFolderUuid } })).toMatchObject({
      failure: 'FOLDER_UNKNOWN',
    })
    const list = await editor.getFileFolderList({ body: {} })
    expect(list.ok && list.data.results.some((item) => item.cFolderUuid === cFolderUuid)).toBe(false)
  })
})

describe('a file in use', () => {
  it('lists the modules of drafts and of the release that use it, not the texts that quote it', async () => {
    const file = await upload('used.png')
    await save('uses', pageOf('用图页', [file.cUrl, file.cUrl]))
    const draft = { cColumnCode: 'uses', cColumnName: '用图页', cNodeId: 'p', cModule: 'carousel', iCount: 2 }
    const uses = await editor.getFileUseList({ body: { cDocId: file.cDocId } })
    expect(uses).toMatchObject({ data: { results: [{ ...draft, cNodeName: '首屏', bReleased: false }] } })
    await publish('uses')
    const both = await editor.getFileUseList({ body: { cDocId: file.cDocId } })
    expect(both.ok && both.data.results.map(({ bReleased }) => bReleased)).toEqual([false, true])
  })

  it('is not deleted while a draft or the current release uses it', async () => {
    const file = await upload('kept.png')
    const free = await upload('free.png')
    const body = { cDocIds: [free.cDocId, file.cDocId] }
    await save('kept', pageOf('保留页', [file.cUrl]))
    const refused = { failure: 'FILE_IN_USE', data: { cOriginName: 'kept.png', cPlaces: '保留页', iElsewhere: 0 } }
    expect(await editor.delFiles({ body })).toMatchObject(refused)
    await publish('kept')
    await save('kept', pageOf('保留页', []))
    expect(await editor.delFiles({ body })).toMatchObject(refused)
    await publish('kept')
    expect(await editor.delFiles({ body })).toMatchObject({ ok: true, data: { iCount: 2 } })
    expect(named(await files({ cKeyword: 'kept' }))).toEqual([])
    expect((await server.page(file.cUrl)).statusCode).toBe(404)
    expect(await editor.delFiles({ body })).toMatchObject({ failure: 'FILE_UNKNOWN' })
  })

  it('is restored when a page uses it again, by undo or by an older release', async () => {
    const file = await upload('back.png')
    await save('again', pageOf('回来', [file.cUrl]))
    const release = await publish('again')
    await save('again', pageOf('回来', []))
    await publish('again')
    expect((await editor.delFiles({ body: { cDocIds: [file.cDocId] } })).ok).toBe(true)
    const iRelease = release.ok ? release.data.iRelease : 0
    await editor.rollbackRevision({ body: { iRelease, cRequestUuid: newUuid() } })
    expect((await server.page(file.cUrl)).statusCode).toBe(200)
    await publish('again')
    expect((await editor.delFiles({ body: { cDocIds: [file.cDocId] } })).ok).toBe(true)
    await save('again', pageOf('回来', [file.cUrl]))
    expect((await server.page(file.cUrl)).statusCode).toBe(200)
  })

  it('on another site’s page is not deleted either, without naming that page', async () => {
    const file = await upload('elsewhere.png')
    const document = pageOf('秘密', [file.cUrl])
    const body = { cColumnCode: 'theirs', document, iRevision: 0, cRequestUuid: newUuid() }
    expect((await stranger.saveColumnPage({ body })).ok).toBe(true)
    expect(await editor.delFiles({ body: { cDocIds: [file.cDocId] } })).toMatchObject({
      failure: 'FILE_IN_USE',
      data: { cPlaces: '', iElsewhere: 1 },
    })
  })
})

describe('replacing everywhere', () => {
  it('updates every draft with the new picture and its size, one revision each; the release is unchanged', async () => {
    const [old, next] = [await upload('old.png'), await upload('next.png', { width: 33 })]
    await save('r1', pageOf('一', [old.cUrl, old.cUrl]))
    await save('r2', pageOf('二', [old.cUrl]))
    await save('r3', pageOf('三', [next.cUrl]))
    await publish('r1')
    const before = await revisionOf('r1')
    const answer = await replace(old, next)
    expect(answer).toMatchObject({
      data: {
        results: [
          { cColumnCode: 'r1', iRevision: before + 1, iCount: 2 },
          { cColumnCode: 'r2', iCount: 1 },
        ],
      },
    })
    const document = await documentOf('r1')
    const picture = { url: next.cUrl, width: 33, height: 10 }
    expect(document?.nodes[NodeId.parse('p')]?.props).toEqual({ slides: [{ picture }, { picture }] })
    expect(document?.nodes[NodeId.parse('t')]?.props).toEqual({ text: old.cUrl })
    const uses = await editor.getFileUseList({ body: { cDocId: old.cDocId } })
    expect(uses.ok && uses.data.results.every(({ bReleased }) => bReleased)).toBe(true)
    expect(await replace(old, next)).toMatchObject({ data: { results: [] } })
  })

  it('skips the page that the caller has open, and notifies all others of the conflict', async () => {
    const [old, next] = [await upload('a.png'), await upload('b.png')]
    await save('open', pageOf('开着', [old.cUrl]))
    await save('shut', pageOf('关着', [old.cUrl]))
    const at = await revisionOf('shut')
    const answer = await replace(old, next, { cExceptColumnCode: 'open' })
    expect(answer.ok && answer.data.results.map(({ cColumnCode }) => cColumnCode)).toEqual(['shut'])
    expect(await save('shut', pageOf('迟到', []), at)).toMatchObject({
      failure: 'REVISION_CONFLICT',
      data: { iRevision: at + 1, cEditedBy: '装修员小宋' },
    })
  })

  it('is idempotent', async () => {
    const [old, next] = [await upload('c.png'), await upload('d.png')]
    await save('once', pageOf('一次', [old.cUrl]))
    const body = { cDocId: old.cDocId, cWithDocId: next.cDocId, cRequestUuid: newUuid() }
    const copies = await Promise.all([1, 2, 3].map(() => editor.replaceFile({ body })))
    expect(copies.every((copy) => JSON.stringify(copy) === JSON.stringify(copies[0]))).toBe(true)
    expect(copies[0]).toMatchObject({ data: { results: [{ iRevision: 2 }] } })
    const otherDocument = { ...body, cWithDocId: old.cDocId }
    expect(await editor.send(editor.signed({ operation: replaceFile, body: otherDocument }))).toMatchObject({
      code: 4012,
    })
  })

  it('does not replace a video with a picture', async () => {
    const [picture, video] = [await upload('e.png'), await upload('f.png')]
    await server.database.pool.query(`update file_doc set mime = 'video/mp4' where id = $1`, [video.cDocId])
    expect(await replace(video, picture)).toMatchObject({ failure: 'KIND_DIFFERS' })
  })
})
