import type { Database } from '../../db/database.ts'
import { withLock } from '../../db/query.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import { newSecret } from './secret.ts'

/**
 * A key of the installation, 64 hex characters; made once, by whichever process is first. It lies beside the files, not in
 * the database.
 */
export async function readInstallationKey(database: Database, storage: Storage, name: string): Promise<string> {
  const path = `keys/${name}`
  const stored = await storage.read(path)
  if (stored) return stored.toString('utf8')
  return withLock(database, path, async () => {
    const made = await storage.read(path)
    if (made) return made.toString('utf8')
    const key = newSecret()
    await storage.put(path, Buffer.from(key))
    return key
  })
}
