import { readFile } from 'node:fs/promises'

import { sha256 } from './gateway/guard/secret.ts'

/**
 * Which build this is, for what has to be done once a build. The built file names the other files by their content and holds the
 * rest, so it changes with any of them; run from the sources, this is one edition for ever.
 */
export async function programEdition(): Promise<string> {
  return sha256(await readFile(import.meta.filename)).slice(0, 16)
}
