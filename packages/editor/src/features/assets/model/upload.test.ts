import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { checkFile } from './check-file.ts'
import type { Encode } from '@mallwright/shop-core/upload'
import { compressPicture, compressionOf, compressionQuality, isMoving, kindOfBytes } from '@mallwright/shop-core/upload'
import { createUploadQueue } from './upload-queue.ts'
import type { SendFile } from './upload-queue.ts'

const MB = 1024 * 1024
const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const PNG = '\x89PNG\r\n\x1a\n'
const JPEG = '\xff\xd8\xff\xe0'
const fileOf = (name: string, head: string, size = head.length) => {
  const bytes = new Uint8Array(size)
  bytes.set(bytesOf(head))
  return new File([bytes], name)
}

describe('quality table', () => {
  it.each([
    [MB - 1, 0.8],
    [MB, 0.7],
    [3 * MB, 0.6],
    [5 * MB, 0.5],
    [7 * MB, 0.4],
    [10 * MB, 0.3],
    [90 * MB, 0.3],
  ])('gives a picture of %i bytes quality %f', (bytes, quality) => expect(compressionQuality(bytes)).toBe(quality))

  it('never gives a larger picture a better quality', () => {
    fc.assert(
      fc.property(fc.nat(20 * MB), fc.nat(20 * MB), (a, b) => {
        expect(compressionQuality(Math.max(a, b))).toBeLessThanOrEqual(compressionQuality(Math.min(a, b)))
      }),
    )
  })

  it('converts a PNG from 5 MB on, but never an animated one', () => {
    expect(compressionOf('png', 5 * MB - 1)).toBeUndefined()
    expect(compressionOf('png', 5 * MB)).toEqual({ type: 'image/webp', quality: 0.5 })
    expect(compressionOf('jpeg', MB)).toEqual({ type: 'image/jpeg', quality: 0.7 })
    expect(compressionOf('gif', 9 * MB)).toBeUndefined()
  })
})

describe('file kind', () => {
  it.each([
    [JPEG, 'jpeg'],
    [PNG, 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif', 'avif'],
    ['\0\0\0\x20ftypisom', 'mp4'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['<!doctype html>', undefined],
    ['\0\0\0\x18ftypheic', undefined],
    ['', undefined],
  ])('is detected from content: %j', (head, kind) => expect(kindOfBytes(bytesOf(head))).toBe(kind))

  it('detects animation', () => {
    const chunk = (type: string) => `\0\0\0\x01${type}x\0\0\0\0`
    expect(isMoving(bytesOf(PNG + chunk('IHDR') + chunk('acTL') + chunk('IDAT')), 'png')).toBe(true)
    expect(isMoving(bytesOf(PNG + chunk('IHDR') + chunk('IDAT') + chunk('acTL')), 'png')).toBe(false)
    expect(isMoving(bytesOf('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x02'), 'webp')).toBe(true)
    expect(isMoving(bytesOf('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\x10'), 'webp')).toBe(false)
  })

  it('requires ending and content to match the accepted kind', async () => {
    expect(await checkFile(fileOf('a.PNG', PNG), 'picture')).toBe('png')
    expect(await checkFile(fileOf('a.jpg', PNG), 'picture')).toBe('png')
    expect(await checkFile(fileOf('a.svg', PNG), 'picture')).toEqual({ issue: 'wrongType' })
    expect(await checkFile(fileOf('a.png', '<script>'), 'picture')).toEqual({ issue: 'wrongType' })
    const folder = fileOf('folder.png', '')
    folder.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('a folder')) })
    expect(await checkFile(folder, 'picture')).toEqual({ issue: 'wrongType' })
    expect(await checkFile(fileOf('a.mp4', '\0\0\0\x20ftypisom'), 'either')).toBe('mp4')
    expect(await checkFile(fileOf('a.mp4', PNG), 'video')).toEqual({ issue: 'wrongType' })
    expect(await checkFile(fileOf('a.mp4', '\0\0\0\x20ftypisom'), 'picture')).toEqual({ issue: 'wrongType' })
  })
})

describe('compressing', () => {
  const smaller = async (_: Blob, { type }: { type: string }) => new Blob(['x'], { type })

  it('uses the smaller file, named by its format', async () => {
    const large = await compressPicture(fileOf('a.b.png', PNG, 5 * MB), 'png', { encode: smaller })
    expect([large.name, large.type, large.size]).toEqual(['a.b.webp', 'image/webp', 1])
    const options = { encode: smaller, largePng: 'image/jpeg' } as const
    const photo = await compressPicture(fileOf('a.b.png', PNG, 5 * MB), 'png', options)
    expect([photo.name, photo.type]).toEqual(['a.b.jpg', 'image/jpeg'])
    expect((await compressPicture(fileOf('a.jpg', JPEG), 'jpeg', { encode: smaller })).name).toBe('a.jpg')
  })

  it.each<[string, Encode]>([
    ['would be larger', async (_, { type }) => new Blob(['x'.repeat(100)], { type })],
    ['cannot be encoded here', async () => new Blob(['x'], { type: 'image/png' })],
    ['cannot be drawn', () => Promise.reject(new Error('broken'))],
  ])('keeps a picture that %s', async (_, encode) => {
    const file = fileOf('a.jpg', JPEG)
    expect(await compressPicture(file, 'jpeg', { encode })).toBe(file)
  })
})

describe('upload queue', () => {
  const stored = { id: 'd', url: '', width: 1, height: 1, durationSec: 0 }
  const target = { folderId: '', takenNames: [] }

  function queueOf() {
    const sent: {
      name: string
      signal: AbortSignal
      progress: (fraction: number) => void
      end: (ok: boolean) => void
    }[] = []
    const send: SendFile = (file, { signal, onProgress }) =>
      new Promise((resolve) => {
        const end = (ok: boolean) => resolve(ok ? { ok, stored } : { ok, reason: 'uploadFailed', message: 'm' })
        signal.addEventListener('abort', () => resolve({ ok: false, reason: 'cancelled', message: '' }))
        sent.push({ name: file.name, signal, progress: onProgress, end })
      })
    const onStored = vi.fn()
    const queue = createUploadQueue(send, onStored)
    const states = () => queue.items.getState().map(({ state, reason = '' }) => `${state} ${reason}`.trim())
    return { queue, sent, onStored, states }
  }
  const files = (...names: string[]) => names.map((name) => fileOf(name, PNG))

  it('uploads two at a time and reports progress', async () => {
    const { queue, sent, onStored, states } = queueOf()
    queue.add(files('a.png', 'b.png', 'c.png'), target)
    expect(states()).toEqual(['sending', 'sending', 'waiting'])
    sent[0]?.progress(0.5)
    expect(queue.items.getState()[0]?.fraction).toBe(0.5)
    sent[0]?.end(true)
    await expect.poll(() => states()).toEqual(['done', 'sending', 'sending'])
    expect(onStored).toHaveBeenCalledWith(stored)
    queue.clear()
    expect(states()).toEqual(['sending', 'sending'])
  })

  it('cancels an upload while running or waiting, and retries it', async () => {
    const { queue, sent, states } = queueOf()
    queue.add(files('a.png', 'b.png', 'c.png'), target)
    const [first, , third] = queue.items.getState()
    queue.cancel(third?.id ?? 0)
    queue.cancel(first?.id ?? 0)
    await expect.poll(() => states()).toEqual(['failed cancelled', 'sending', 'failed cancelled'])
    queue.retry(third?.id ?? 0)
    await expect.poll(() => sent.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png'])
  })

  it('asks before uploading a name that exists, and uploads it when confirmed', async () => {
    const { queue, sent, states } = queueOf()
    queue.add(files('a.png', 'a.png', 'b.png'), { folderId: '', takenNames: ['b.png'] })
    expect(states()).toEqual(['sending', 'failed exists', 'failed exists'])
    queue.retry(queue.items.getState()[2]?.id ?? 0)
    await expect.poll(() => sent).toHaveLength(2)
    queue.add(files('a.png'), { folderId: 'other', takenNames: [] })
    expect(states()[3]).toBe('waiting')
  })
})
