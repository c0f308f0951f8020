import * as z from 'zod/mini'

import type { Shortcut } from '../commands/kit/define-command.ts'
import { persistedValue } from '../ui/use-persisted.ts'
import { fuzzySorted } from './fuzzy.ts'

/** Heading of a command in the palette. */
export type CommandKind = 'selection' | 'actions' | 'insert' | 'nodes' | 'documents'

/** Entry of the command palette. */
export interface PaletteCommand {
  /** Unique and stable between visits, so that recent commands can be stored. */
  readonly key: string
  readonly kind: CommandKind
  readonly name: string
  /** Search texts besides the name. */
  readonly words: readonly string[]
  readonly note?: string | undefined
  readonly shortcut?: Shortcut | undefined
  readonly run: () => void
}

/** Number of recent commands that are stored. */
export const MAX_RECENT = 6

/** Keys of the recently used commands, newest first. */
export const recentCommands = persistedValue<readonly string[]>(
  'commands',
  z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MAX_RECENT)),
  [],
)

/** Maximum of results per kind. */
const MAX_PER_KIND = 8

const KINDS: readonly CommandKind[] = ['selection', 'actions', 'insert', 'documents', 'nodes']

/** Results by heading; without a query, recent commands come first. */
export function searchCommands(
  commands: readonly PaletteCommand[],
  word: string,
  recent: readonly string[],
): readonly { readonly kind: CommandKind | 'recent'; readonly commands: readonly PaletteCommand[] }[] {
  const isAsked = word.trim() !== ''
  const last = isAsked ? [] : recent.flatMap((key) => commands.find((command) => command.key === key) ?? [])
  const found = fuzzySorted(word, commands, ({ name, words }) => [name, ...words])
  const groups = KINDS.map((kind) => ({
    kind,
    commands: found
      .filter((command) => command.kind === kind && !last.includes(command))
      .slice(0, isAsked || kind !== 'nodes' ? (isAsked ? MAX_PER_KIND : Infinity) : MAX_PER_KIND),
  }))
  // The heading of the best match comes first, so that Enter runs the best match.
  const best = (group: { readonly commands: readonly PaletteCommand[] }) =>
    group.commands[0] ? found.indexOf(group.commands[0]) : Infinity
  const ordered = isAsked ? groups.toSorted((a, b) => best(a) - best(b)) : groups
  return [{ kind: 'recent' as const, commands: last }, ...ordered].filter((group) => group.commands.length > 0)
}
