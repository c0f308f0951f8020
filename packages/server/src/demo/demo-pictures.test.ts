import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { diskStorage } from '../ports/storage/disk-storage.ts'
import { hasDemoPictures, storeDemoPictures } from './demo-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'mallwright-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const PICTURES = [{ name: 'product/P1/front', svg: '<svg/>', width: 8, height: 8 }]

it('are stored once an edition of the program, and again where the storage has lost them', async () => {
  const storage = diskStorage(folder)
  expect(await hasDemoPictures(storage, 'one')).toBe(false)
  await storeDemoPictures(storage, { edition: 'one', pictures: PICTURES })
  expect(await hasDemoPictures(storage, 'one')).toBe(true)
  expect(await storage.has('demo/product/P1/front/origin')).toBe(true)
  expect(await hasDemoPictures(storage, 'two')).toBe(false)
  expect(await hasDemoPictures(diskStorage(join(folder, 'empty')), 'one')).toBe(false)
})
