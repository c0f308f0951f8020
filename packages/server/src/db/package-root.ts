import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of this package, whether the code runs from `src` or from the one built file in `dist`. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The migrations folder of the server is missing.')
    folder = parent
  }
  return folder
}
