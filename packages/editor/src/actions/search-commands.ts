import * as z from 'zod/mini'

import type { Shortcut } from '../commands/kit/define-command.ts'
import { persistedValue } from '../ui/persisted-value.ts'
import { fuzzySorted } from './fuzzy.ts'

/** Under which heading a command of the palette stands. */
export type CommandKind = 'selection' | 'actions' | 'insert' | 'nodes' | 'documents'

/** Something that the command palette can do now. */
export interface PaletteCommand {
  /** Unique, and the same at the next visit, so that it can be remembered. */
  readonly key: string
  readonly kind: CommandKind
  readonly name: string
  /** What it is found by besides its name. */
  readonly words: readonly string[]
  readonly note?: string | undefined
  readonly shortcut?: Shortcut | undefined
  readonly run: () => void
}

/** How many commands are remembered as used last. */
export const MAX_RECENT = 6

/** The keys of the commands that were used last, newest first. */
export const recentCommands = persistedValue<readonly string[]>(
  'commands',
  z.array(z.string().check(z.maxLength(120))).check(z.maxLength(MAX_RECENT)),
  [],
)

/** How many commands of a kind are shown for a word. */
const MAX_PER_KIND = 8

const KINDS: readonly CommandKind[] = ['selection', 'actions', 'insert', 'documents', 'nodes']

/** What the palette shows for a word, by heading. Without a word what was used last comes first. */
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
  // The heading with the best command stands first, so that Enter runs the best of all.
  const best = (group: { readonly commands: readonly PaletteCommand[] }) =>
    group.commands[0] ? found.indexOf(group.commands[0]) : Infinity
  const ordered = isAsked ? groups.toSorted((one, other) => best(one) - best(other)) : groups
  return [{ kind: 'recent' as const, commands: last }, ...ordered].filter((group) => group.commands.length > 0)
}
