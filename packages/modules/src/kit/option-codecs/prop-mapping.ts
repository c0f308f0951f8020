import type { Field } from '../field.ts'
import { colour, flag, numberIn, oneOf, textUpTo } from './option-codec.ts'
import type { Codec, Decoded } from './option-codec.ts'
import { dropOption, optionAt, writeOption } from './option-path.ts'
import { rawOf } from './raw-json.ts'
import type { Raw } from './raw-json.ts'

/** What became of one option while it was read. */
export type Outcome = 'understood' | 'limited' | 'unreadable' | 'missing'

/** Takes down what became of an option. */
export type Note = (path: string, outcome: Outcome) => void

/** One prop and the options that say it: said once, for both directions. */
export interface Mapping<T = unknown> {
  /** Every option that it reads, as paths; `*` is any entry of a list. */
  readonly options: readonly string[]
  /** The prop, perhaps without parts that take their default; `undefined` for all of the default. */
  readonly read: (from: unknown, note: Note) => T | undefined
  /** Puts the prop into options; everything else in them stays as it is. */
  readonly write: (to: Raw, value: T) => void
}

/** A mapping that waits for its field: the field gives limits, named values and parts. */
export type Bind = (field: Field) => Mapping

/** Where an option may stand: the first path is written, the others are read where it is absent. */
export type Paths = string | readonly string[]

/** Leaves an option as it is. */
export const KEEP = Symbol('keep')

/** Takes nothing down. */
export const silent: Note = () => undefined

/** The codec that a field needs when nothing else is said. */
function codecOf(field: Field): Codec<unknown> {
  if (field.kind === 'range') return numberIn(field) as Codec<unknown>
  if (field.kind === 'toggle') return flag as Codec<unknown>
  if (field.kind === 'colour') return colour as Codec<unknown>
  if (field.kind === 'text') return textUpTo(field.max) as Codec<unknown>
  if (field.kind === 'choice')
    return oneOf(Object.fromEntries(field.options.map(({ value }) => [value, value]))) as Codec<unknown>
  throw new Error(`a field of kind ${field.kind} needs a mapping of its own`)
}

/** One prop in one option. */
export function at<T>(paths: Paths, codec?: Codec<T>): Bind {
  return (field) => {
    const { decode, encode } = (codec ?? codecOf(field)) as Codec<unknown>
    const all = [paths].flat()
    return {
      options: all,
      read: (from, note) => {
        const given = all.filter((path) => optionAt(from, path) !== undefined)
        for (const path of given) {
          const decoded = decode(optionAt(from, path))
          if (decoded) return settled(path, decoded, note)
        }
        const first = given[0]
        note(first ?? all[0] ?? '', first === undefined ? 'missing' : 'unreadable')
        return undefined
      },
      write: (to, value) => writeOption(to, all[0] ?? '', rawOf(encode(value))),
    }
  }
}

function settled<T>(path: string, { value, isLimited = false }: Decoded<T>, note: Note): T {
  note(path, isLimited ? 'limited' : 'understood')
  return value
}

/** One prop in several options, such as a picture with its size. `encode` may say `KEEP`, or `undefined` to take an option away. */
export function several<T>(
  parts: readonly Paths[],
  codec: {
    readonly decode: (options: readonly unknown[]) => Decoded<T> | undefined
    readonly encode: (value: T) => readonly unknown[]
  },
): Bind {
  const all = parts.map((paths) => [paths].flat())
  return () => ({
    options: [...new Set(all.flat())],
    read: (from, note) => {
      const given = all.map((paths) => paths.find((path) => isPlain(optionAt(from, path))))
      const options = given.map((path) => (path === undefined ? undefined : optionAt(from, path)))
      const present = given.filter((path) => path !== undefined)
      const decoded = present.length === 0 ? undefined : codec.decode(options)
      const main = given[0] ?? all[0]?.[0] ?? ''
      if (!decoded) note(main, options[0] === undefined ? 'missing' : 'unreadable')
      else for (const path of present) note(path, path === main && decoded.isLimited ? 'limited' : 'understood')
      return decoded?.value
    },
    write: (to, value) => {
      for (const [index, option] of codec.encode(value as T).entries()) {
        const path = all[index]?.[0] ?? ''
        if (option === undefined) dropOption(to, path)
        else if (option !== KEEP) writeOption(to, path, rawOf(option))
      }
    },
  })
}

function isPlain(option: unknown): boolean {
  return option !== undefined && typeof option !== 'object'
}

/** Maps bound to their fields, by prop. */
export function bindAll(maps: Readonly<Record<string, Bind>>, fields: Readonly<Record<string, Field>>) {
  return Object.entries(maps).map(([name, bind]) => {
    const field = fields[name]
    if (!field) throw new Error(`no field ${name}`)
    return { name, field, mapping: bind(field) }
  })
}

/** The props of one field group in options side by side. */
export function inside(maps: Readonly<Record<string, Bind>>): Bind {
  return (field) => {
    if (field.kind !== 'group') throw new Error('only a group has props inside')
    const bound = bindAll(maps, field.of)
    return {
      options: bound.flatMap(({ mapping }) => mapping.options),
      read: (from, note) => {
        const read = bound.map(({ name, mapping }) => [name, mapping.read(from, note)] as const)
        const given = read.filter(([, value]) => value !== undefined)
        return given.length === 0 ? undefined : Object.fromEntries(given)
      },
      write: (to, value) => {
        for (const { name, mapping } of bound) mapping.write(to, (value as Record<string, unknown>)[name])
      },
    }
  }
}
