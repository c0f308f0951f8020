import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import S3rver from 's3rver'
import { afterAll, describe, expect, it } from 'vitest'

import { diskStorage } from './disk-storage.ts'
import { s3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'mallwright-storage-'))
const s3 = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(folder, 's3'),
  configureBuckets: [{ name: 'mall' }],
})
const { port } = await s3.run()

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const ADAPTERS: readonly (readonly [string, Storage])[] = [
  ['disk', diskStorage(join(folder, 'disk'))],
  [
    's3',
    s3Storage({
      bucket: 'mall',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }),
  ],
]

const BYTES = Buffer.from(Array.from({ length: 100_000 }, (_, index) => index % 251))

describe.each(ADAPTERS)('the storage %s', (name, storage) => {
  it('returns what was stored, whole and in ranges', async () => {
    await storage.put('upload/a/origin', BYTES)
    expect((await storage.read('upload/a/origin'))?.equals(BYTES)).toBe(true)
    const full = await storage.open('upload/a/origin')
    expect(full?.size).toBe(BYTES.length)
    expect(full && (await buffer(full.stream)).equals(BYTES)).toBe(true)
    const slice = await storage.open('upload/a/origin', { start: 10, end: 1009 })
    expect(slice?.size).toBe(BYTES.length)
    expect(slice && (await buffer(slice.stream)).equals(BYTES.subarray(10, 1010))).toBe(true)
  })

  it('stores a file of this machine as bytes, and leaves it there', async () => {
    const path = join(folder, `${name}-source`)
    await writeFile(path, BYTES)
    await storage.putFile('upload/b/origin', path)
    expect((await storage.read('upload/b/origin'))?.equals(BYTES)).toBe(true)
    expect((await readFile(path)).equals(BYTES)).toBe(true)
    await expect(storage.putFile('upload/c/origin', join(folder, 'missing'))).rejects.toThrow('ENOENT')
    expect(await storage.has('upload/c/origin')).toBe(false)
  })

  it('lists what was stored and nothing else', async () => {
    await storage.put('demo/there', Buffer.from('x'))
    expect(await storage.has('demo/there')).toBe(true)
    for (const key of ['demo/missing', 'other/there', 'demo/there/below']) {
      expect([key, await storage.has(key), await storage.read(key)]).toEqual([key, false, undefined])
    }
    expect(await storage.open('demo/missing')).toBeUndefined()
  })

  it('replaces a key atomically, also with concurrent writes', async () => {
    const versions = Array.from({ length: 8 }, (_, index) => Buffer.alloc(20_000, index))
    await Promise.all(versions.map((bytes) => storage.put('race/key', bytes)))
    const stored = await storage.read('race/key')
    expect(versions.some((bytes) => stored?.equals(bytes))).toBe(true)
  })

  it('stores an empty file', async () => {
    await storage.put('empty/file', Buffer.alloc(0))
    expect((await storage.read('empty/file'))?.length).toBe(0)
  })

  it('refuses keys outside its root', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a/../../b', 'a//b', '', '.hidden', 'a b', 'a\0b']) {
      await expect(storage.put(key, BYTES)).rejects.toThrow('unexpected form')
      await expect(storage.read(key)).rejects.toThrow('unexpected form')
      await expect(storage.has(key)).rejects.toThrow('unexpected form')
      await expect(storage.open(key)).rejects.toThrow('unexpected form')
    }
  })

  it.runIf(name === 'disk')('leaves no unfinished files', async () => {
    const files = await readdir(join(folder, 'disk'), { recursive: true })
    expect(files.filter((file) => file.endsWith('.part'))).toEqual([])
  })
})
