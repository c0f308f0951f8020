import { describe, expect, it, vi } from 'vitest'

import { createFilePreview, MAX_OFFICE_BYTES } from './file-preview.machine.ts'
import type { PreviewEffects, PreviewSource } from './file-preview.machine.ts'
import { decodeText, previewKind, previewKindOfName } from './preview-kind.ts'
import type { StoredFile } from './stored-file.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer

function open(source: PreviewSource, given: Partial<PreviewEffects> = {}) {
  const revokeUrl = vi.fn<(url: string) => void>()
  let urls = 0
  const preview = createFilePreview(source, {
    readFile: () => Promise.resolve(undefined),
    loadPicture: () => Promise.resolve('blob:picture'),
    fetchBytes: () => Promise.resolve(bytesOf('订单说明')),
    loadPrivate: () => Promise.resolve(undefined),
    createUrl: () => `blob:${++urls}`,
    revokeUrl,
    ...given,
  })
  return { preview, revokeUrl, state: () => preview.state.getState() }
}

const stored = (kind: StoredFile['kind'], file: Partial<StoredFile> = {}): Partial<PreviewEffects> => ({
  readFile: (docId) => Promise.resolve({ docId, name: 'a', kind, url: '/api/f', isPrivate: false, size: 1, ...file }),
})

describe('a preview', () => {
  it.each([
    ['picture', { kind: 'picture', url: 'blob:picture', downloadUrl: '/api/f' }],
    ['text', { kind: 'text', text: '订单说明', downloadUrl: '/api/f' }],
    ['pdf', { kind: 'pdf', bytes: bytesOf('订单说明'), url: '', downloadUrl: '/api/f' }],
    ['docx', { kind: 'docx', bytes: bytesOf('订单说明'), url: '', downloadUrl: '/api/f' }],
    ['sound', { kind: 'sound', url: '/api/f' }],
    ['video', { kind: 'video', url: '/api/f' }],
    ['none', { kind: 'none', downloadUrl: '/api/f' }],
  ] as const)('of a stored %s', async (kind, shown) => {
    const { preview, state } = open({ docId: 'd' }, stored(kind))
    expect(state().phase).toBe('loading')
    await preview.load()
    expect(state()).toMatchObject({ phase: 'ready', name: 'a', ...shown })
  })

  it('shows nothing of a file that the account may not see, or that has no address', async () => {
    const gone = open({ docId: 'd' })
    await gone.preview.load()
    expect(gone.state()).toMatchObject({ phase: 'ready', kind: 'none', downloadUrl: '' })
    const secret = open({ docId: 'd' }, stored('sound', { url: '' }))
    await secret.preview.load()
    expect(secret.state()).toMatchObject({ phase: 'ready', kind: 'none', url: '' })
  })

  it('of a file of the device needs no call, and releases it in the end', async () => {
    const { preview, revokeUrl, state } = open({ file: new File(['第一行'], '说明.TXT') })
    await preview.load()
    expect(state()).toMatchObject({ kind: 'text', text: '第一行', downloadUrl: 'blob:1' })
    preview.close()
    expect(revokeUrl.mock.calls).toEqual([['blob:1']])
  })

  it('of a broken PDF offers the download instead', async () => {
    const { preview, state } = open({ docId: 'd' }, stored('pdf'))
    await preview.load()
    preview.giveUp('broken')
    const shown = { phase: 'ready', kind: 'none', downloadUrl: '/api/f', bytes: undefined, issue: 'broken' }
    expect(state()).toMatchObject(shown)
  })

  it('says of old Office that it has none, and never reads a package that is too large', async () => {
    const old = open({ docId: 'd' }, stored('none', { name: '报价.XLS' }))
    await old.preview.load()
    expect(old.state()).toMatchObject({ kind: 'none', issue: 'old-format', downloadUrl: '/api/f' })
    const fetchBytes = vi.fn(() => Promise.resolve(bytesOf('')))
    const large = open({ docId: 'd' }, { ...stored('xlsx', { size: MAX_OFFICE_BYTES + 1 }), fetchBytes })
    await large.preview.load()
    expect(large.state()).toMatchObject({ kind: 'none', issue: 'too-large', downloadUrl: '/api/f' })
    expect(fetchBytes).not.toHaveBeenCalled()
  })

  it('of a private document loads it by the session, and releases the address that was made of it', async () => {
    const isPrivate = { isPrivate: true, url: '' }
    const loadPrivate = (docId: string) => Promise.resolve(new Blob([`私密 ${docId}`]))
    const text = open({ docId: 'd' }, { ...stored('text', isPrivate), loadPrivate })
    await text.preview.load()
    expect(text.state()).toMatchObject({ kind: 'text', text: '私密 d', downloadUrl: 'blob:1' })
    text.preview.close()
    expect(text.revokeUrl.mock.calls).toEqual([['blob:1']])
    const sound = open({ docId: 'd' }, { ...stored('sound', isPrivate), loadPrivate })
    await sound.preview.load()
    expect(sound.state()).toMatchObject({ kind: 'sound', url: 'blob:1', downloadUrl: 'blob:1' })
    const archive = open({ docId: 'd' }, { ...stored('none', isPrivate), loadPrivate })
    await archive.preview.load()
    expect(archive.state()).toMatchObject({ kind: 'none', downloadUrl: 'blob:1' })
    const foreign = open({ docId: 'd' }, stored('pdf', isPrivate))
    await foreign.preview.load()
    expect(foreign.state()).toMatchObject({ kind: 'none', name: 'a', downloadUrl: '' })
  })

  it('can be tried again, and releases what comes after its end', async () => {
    const loadPicture = vi.fn(() => Promise.reject(new Error('network')))
    const { preview, state, revokeUrl } = open({ docId: 'd' }, { ...stored('picture'), loadPicture })
    await preview.load()
    expect(state()).toMatchObject({ phase: 'failed', error: new Error('network') })
    loadPicture.mockResolvedValue('blob:late' as never)
    const loading = preview.load()
    preview.close()
    await loading
    expect(revokeUrl.mock.calls).toEqual([['blob:late']])
    expect(state().url).toBe('')
  })
})

it('knows kinds by types and names', () => {
  expect(
    ['image/png', 'audio/mpeg', 'video/mp4', 'text/plain', 'application/pdf', 'text/html'].map(previewKind),
  ).toEqual(['picture', 'sound', 'video', 'text', 'pdf', 'none'])
  const office = ['wordprocessingml.document', 'spreadsheetml.sheet', 'presentationml.presentation', 'other']
  const types = office.map((type) => `application/vnd.openxmlformats-officedocument.${type}`)
  expect(types.map(previewKind)).toEqual(['docx', 'xlsx', 'pptx', 'none'])
  expect(['a.PNG', 'b.mp3', 'c.docx', 'constructor', 'd.PDF'].map(previewKindOfName)).toEqual([
    'picture',
    'sound',
    'docx',
    'none',
    'pdf',
  ])
})

it('reads texts as phones and as Chinese Windows write them', () => {
  expect(decodeText(bytesOf('订单'))).toBe('订单')
  expect(decodeText(new Uint8Array([0xb6, 0xa9, 0xb5, 0xa5]).buffer)).toBe('订单')
  expect(decodeText(new Uint8Array([0xff, 0xfe, 0xa2, 0x8b]).buffer)).toBe('订')
  expect(decodeText(bytesOf('a'.repeat(200_001)))).toHaveLength(200_001)
})
