import type { Database } from '../db/database.ts'
import { readInstallationKey } from '../gateway/guard/installation-key.ts'
import type { Storage } from '../ports/storage/storage.ts'

/** The installation's key for personal data, 64 hex characters: a copy of the database alone reveals no number. Decision 0100. */
export function readPersonalDataKey(database: Database, storage: Storage): Promise<string> {
  return readInstallationKey(database, storage, 'personal-data')
}
