import type { Definition } from '../define-module.ts'
import type { Field, Fields } from '../field.ts'
import { bindAll, ignoreOutcome } from './prop-mapping.ts'
import type { BindField, Outcome } from './prop-mapping.ts'
import { parsedOf } from './raw-json.ts'
import type { RawJson } from './raw-json.ts'
import { isJsonEqual } from './json-equal.ts'

/** Props as stored in documents. */
export type StoredProps = Readonly<Record<string, unknown>>

/** Option whose prop fell back to its default or to a limit. */
export interface DefaultedOption {
  readonly option: string
  /** Missing, unreadable, or clamped to the nearest possible value. */
  readonly reason: Exclude<Outcome, 'understood'>
}

/** Result of reading a module's options. */
export interface OptionsReading {
  /** Only props with an option; defaults fill the rest. */
  readonly props: StoredProps
  readonly understood: readonly string[]
  readonly defaulted: readonly DefaultedOption[]
}

/** Legacy design codec of one module: maps each prop to options of specification 3 §3, once for both directions. */
export interface LegacyCodec {
  readonly type: string
  /** Names in componentName, moduleName and type; the first is written. */
  readonly names: readonly [string, ...string[]]
  /** Item type. Specification 3 §3: text, image or button. */
  readonly itemType?: 'text' | 'image' | 'button'
  /** Options with a fixed value that a newly written module carries, by path. */
  readonly constants?: Readonly<Record<string, string>>
  /** Recognises options without a componentName as this module's, whatever their type. */
  readonly recognises?: (options: unknown) => boolean
  /** Option unique to this module; identifies it when no name does. */
  readonly markerOption?: string
  /** Option paths of each prop. */
  readonly props: Readonly<Record<string, readonly string[]>>
  readonly read: (options: unknown) => OptionsReading
  /** Writes complete props. Options with an equal meaning keep their original notation. */
  readonly write: (to: RawJson, props: StoredProps) => void
}

interface Declaration<F extends Fields> extends Omit<LegacyCodec, 'type' | 'props' | 'read' | 'write'> {
  readonly props: { readonly [Name in keyof F]: BindField }
}

/**
 * Maximum rounds of writing: one prop may affect how another is read (a line height in px depends on the font size).
 */
const ROUNDS = 4

/** Declares the legacy codec of a module. Every prop must be mapped. */
export function defineLegacyCodec<F extends Fields>(
  definition: Definition<F>,
  declaration: Declaration<F>,
): LegacyCodec {
  const mappings = bindAll(declaration.props, definition.fields)
  return {
    ...declaration,
    type: definition.type,
    props: Object.fromEntries(mappings.map(({ name, mapping }) => [name, mapping.options])),
    read: (options) => {
      const outcomes = new Map<string, Outcome>()
      const read = mappings.map(({ name, field, mapping }) => {
        const value = mapping.read(options, (path, outcome) => recordOutcome(outcomes, path, outcome))
        return [name, value === undefined ? undefined : withDefault(field, value)] as const
      })
      const all = [...outcomes]
      return {
        props: Object.fromEntries(read.filter(([, value]) => value !== undefined)),
        understood: all.filter(([, outcome]) => outcome === 'understood').map(([option]) => option),
        defaulted: all.flatMap(([option, reason]) => (reason === 'understood' ? [] : [{ option, reason }])),
      }
    },
    write: (to, props) => {
      let isFresh = to.kind === 'object' && to.members.length === 0
      for (let round = 0; round < ROUNDS; round += 1) {
        const before = parsedOf(to)
        const changed = mappings.filter(
          ({ name, field, mapping }) =>
            isFresh || !isJsonEqual(withDefault(field, mapping.read(before, ignoreOutcome)), props[name]),
        )
        for (const { name, mapping } of changed) mapping.write(to, props[name])
        if (changed.length === 0) return
        isFresh = false
      }
    },
  }
}

/** Merges outcomes of list entries: unreadable outranks understood, which outranks missing. */
function recordOutcome(outcomes: Map<string, Outcome>, path: string, outcome: Outcome): void {
  const order: readonly Outcome[] = ['missing', 'understood', 'limited', 'unreadable']
  const before = outcomes.get(path)
  if (before === undefined || order.indexOf(outcome) > order.indexOf(before)) outcomes.set(path, outcome)
}

function withDefault(field: Field, value: unknown): unknown {
  if (value === undefined) return field.default
  const read = field.read(value)
  return read === undefined ? field.default : read
}
