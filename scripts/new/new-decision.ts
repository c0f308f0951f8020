import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { nameOf, write } from './edit-files.ts'

/** A decision record under the next number. */
export function newDecision(text: string): void {
  const numbers = readdirSync(join(import.meta.dirname, '../../docs/decisions')).map((file) => Number(file.slice(0, 4)))
  const number = String(Math.max(0, ...numbers) + 1).padStart(4, '0')
  const { kebab } = nameOf(text)
  const title = kebab.replaceAll('-', ' ')
  write(
    `docs/decisions/${number}-${kebab}.md`,
    `# ${number} · ${(title[0] ?? '').toUpperCase()}${title.slice(1)}

**Status** accepted

**Context** Facts and numbers, each with its source.

**Decision** What is done, in the present tense.

**Rejected** Each alternative, with what it was better at.

**Consequences** What gets easier, what gets harder.

**Proof** The law, budget or test that keeps it true, and what would reopen it.
`,
  )
}
