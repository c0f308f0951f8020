import type { Field } from '../field.ts'
import { colour, flag, numberIn, oneOf, textUpTo } from './option-codec.ts'
import type { OptionCodec, Decoded } from './option-codec.ts'
import { dropOption, optionAt, writeOption } from './option-path.ts'
import { rawOf } from './raw-json.ts'
import type { RawJson } from './raw-json.ts'

/** Outcome of reading one option. */
export type Outcome = 'understood' | 'limited' | 'unreadable' | 'missing'

/** Records the outcome of an option. */
export type RecordOutcome = (path: string, outcome: Outcome) => void

/** Mapping of one prop to its options, in both directions. */
export interface PropMapping<T = unknown> {
  /** Paths of all options that it reads; `*` matches any entry of a list. */
  readonly options: readonly string[]
  /** Reads the prop, possibly without members that take their default; `undefined` for the whole default. */
  readonly read: (from: unknown, note: RecordOutcome) => T | undefined
  /** Writes the prop into the options; all other options are unchanged. */
  readonly write: (to: RawJson, value: T) => void
}

/** Mapping to be bound to its field, which provides limits, choices and sub-fields. */
export type BindField = (field: Field) => PropMapping

/** Paths of an option: the first is written, the others are read as fallbacks. */
export type OptionPaths = string | readonly string[]

/** Result of `encode` that leaves an option unchanged. */
export const KEEP_OPTION = Symbol('keep')

/** Ignores outcomes. */
export const ignoreOutcome: RecordOutcome = () => undefined

/** Default codec of a field kind. */
function codecOf(field: Field): OptionCodec<unknown> {
  if (field.kind === 'range') return numberIn(field) as OptionCodec<unknown>
  if (field.kind === 'toggle') return flag as OptionCodec<unknown>
  if (field.kind === 'colour') return colour as OptionCodec<unknown>
  if (field.kind === 'text') return textUpTo(field.max) as OptionCodec<unknown>
  if (field.kind === 'choice')
    return oneOf(Object.fromEntries(field.options.map(({ value }) => [value, value]))) as OptionCodec<unknown>
  throw new Error(`a field of kind ${field.kind} needs a mapping of its own`)
}

/** A prop in a single option. */
export function option<T>(paths: OptionPaths, codec?: OptionCodec<T>): BindField {
  return (field) => {
    const { decode, encode } = (codec ?? codecOf(field)) as OptionCodec<unknown>
    const all = [paths].flat()
    return {
      options: all,
      read: (from, note) => {
        const present = all.filter((path) => optionAt(from, path) !== undefined)
        for (const path of present) {
          const decoded = decode(optionAt(from, path))
          if (decoded) return settled(path, decoded, note)
        }
        const first = present[0]
        note(first ?? all[0] ?? '', first === undefined ? 'missing' : 'unreadable')
        return undefined
      },
      write: (to, value) => writeOption(to, all[0] ?? '', rawOf(encode(value))),
    }
  }
}

function settled<T>(path: string, { value, isLimited = false }: Decoded<T>, note: RecordOutcome): T {
  note(path, isLimited ? 'limited' : 'understood')
  return value
}

/**
 * A prop in several options, such as a picture with its size. `encode` may return `KEEP_OPTION`, or `undefined` to
 * remove one.
 */
export function severalOptions<T>(
  parts: readonly OptionPaths[],
  codec: {
    readonly decode: (options: readonly unknown[]) => Decoded<T> | undefined
    readonly encode: (value: T) => readonly unknown[]
  },
): BindField {
  const all = parts.map((paths) => [paths].flat())
  return () => ({
    options: [...new Set(all.flat())],
    read: (from, note) => {
      const found = all.map((paths) => paths.find((path) => isPlain(optionAt(from, path))))
      const options = found.map((path) => (path === undefined ? undefined : optionAt(from, path)))
      const present = found.filter((path) => path !== undefined)
      const decoded = present.length === 0 ? undefined : codec.decode(options)
      const main = found[0] ?? all[0]?.[0] ?? ''
      if (!decoded) note(main, options[0] === undefined ? 'missing' : 'unreadable')
      else for (const path of present) note(path, path === main && decoded.isLimited ? 'limited' : 'understood')
      return decoded?.value
    },
    write: (to, value) => {
      for (const [index, option] of codec.encode(value as T).entries()) {
        const path = all[index]?.[0] ?? ''
        if (option === undefined) dropOption(to, path)
        else if (option !== KEEP_OPTION) writeOption(to, path, rawOf(option))
      }
    },
  })
}

function isPlain(option: unknown): boolean {
  return option !== undefined && typeof option !== 'object'
}

/** Mappings bound to their fields, by prop. */
export function bindAll(maps: Readonly<Record<string, BindField>>, fields: Readonly<Record<string, Field>>) {
  return Object.entries(maps).map(([name, bind]) => {
    const field = fields[name]
    if (!field) throw new Error(`no field ${name}`)
    return { name, field, mapping: bind(field) }
  })
}

/** Props of a field group in sibling options. */
export function groupOf(maps: Readonly<Record<string, BindField>>): BindField {
  return (field) => {
    if (field.kind !== 'group') throw new Error('only a group has props inside')
    const bound = bindAll(maps, field.of)
    return {
      options: bound.flatMap(({ mapping }) => mapping.options),
      read: (from, note) => {
        const read = bound.map(({ name, mapping }) => [name, mapping.read(from, note)] as const)
        const defined = read.filter(([, value]) => value !== undefined)
        return defined.length === 0 ? undefined : Object.fromEntries(defined)
      },
      write: (to, value) => {
        for (const { name, mapping } of bound) mapping.write(to, (value as Record<string, unknown>)[name])
      },
    }
  }
}
