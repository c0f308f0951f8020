import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Address of the bundled PostgreSQL of a data folder; its directory may be elsewhere. */
export function databaseUrl(dataDir: string): string {
  const pointer = join(dataDir, 'postgres-folder')
  const folder = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3] ?? ''
  const password = [folder, dataDir].map((one) => join(one, 'postgres-password')).find((file) => existsSync(file))
  return `postgres://mallwright:${password ? readFileSync(password, 'utf8').trim() : ''}@127.0.0.1:${port}/postgres`
}
