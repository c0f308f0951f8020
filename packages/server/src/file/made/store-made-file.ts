import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { inTransaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { recordFiles } from '../file.store.ts'
import type { NewFile } from '../file.store.ts'
import { beginUpload, endUpload } from '../pending-upload.store.ts'

/** How long an account may fetch what was made for it. */
const LASTS_MINUTES = 15

/** What the server made, and for whom. */
export interface MadeFile extends Pick<NewFile, 'busiType' | 'busiName' | 'originName' | 'mime'> {
  readonly ownerAccountId: string
  /** Read once, only as fast as it is written to the disk. */
  readonly content: Readable
}

/** Stores a file for an account, which alone can have it, and only for a while; gives its id. Rejects with the error of its content. */
export async function storeMadeFile(
  { database, storage }: Pick<AppContext, 'database' | 'storage'>,
  { content, ...file }: MadeFile,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `mallwright-made-${process.pid}-`))
  try {
    const path = join(folder, 'file')
    const { size, sha256 } = await writeHashed(content, path)
    const [id, storageKey] = [randomUUID(), `made/${randomUUID()}`]
    await beginUpload(database.pool, storageKey)
    await storage.putFile(`${storageKey}/origin`, path)
    const row: NewFile = { ...file, id, storageKey, size, sha256, width: 0, height: 0 }
    await inTransaction(database, async (client) => {
      await recordFiles(client, [{ ...row, visibility: 'private', lastsMinutes: LASTS_MINUTES }])
      await endUpload(client, storageKey)
    })
    return id
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function writeHashed(content: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    content,
    async function* (bytes: AsyncIterable<Buffer>) {
      for await (const part of bytes) {
        hash.update(part)
        size += part.length
        yield part
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return { size, sha256: hash.digest('hex') }
}
