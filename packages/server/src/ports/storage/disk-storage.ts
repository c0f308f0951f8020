import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { access, copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { checkKey } from './storage.ts'
import type { Storage } from './storage.ts'

/** Storage in a folder of this machine. */
export function diskStorage(folder: string): Storage {
  const pathOf = (key: string) => join(folder, checkKey(key))
  const putWhole = async (key: string, write: (temporary: string) => Promise<void>) => {
    const path = pathOf(key)
    const temporary = `${path}.${randomBytes(6).toString('hex')}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(temporary)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
  return {
    put: async (key, bytes) => putWhole(key, (temporary) => writeFile(temporary, bytes, { flag: 'wx' })),
    putFile: async (key, path) => putWhole(key, (temporary) => copyFile(path, temporary, constants.COPYFILE_EXCL)),
    has: async (key) =>
      access(pathOf(key)).then(
        () => true,
        () => false,
      ),
    open: async (key, range) => {
      const file = await open(pathOf(key)).catch(undefinedIfMissing)
      if (!file) return undefined
      const { size } = await file.stat()
      return { size, stream: file.createReadStream(range) }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
    read: async (key) => readFile(pathOf(key)).catch(undefinedIfMissing),
  }
}

function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}
