import { Colour, instantOf } from '@mallwright/contract/document'
import { Link, NO_LINK } from '@mallwright/contract/link'
import { NO_PICTURE, NO_VIDEO, Picture, Video } from '@mallwright/contract/media'
import { RichText } from '@mallwright/contract/rich-text'
import type { Label } from '@mallwright/contract/values'

import { isRecord } from './is-record.ts'
import { byCheck, bySchema, isText, readCodes } from './read-stored.ts'

/** Tabs of the inspector: 内容, 样式, 高级. */
export type FieldTab = 'content' | 'style' | 'advanced'

interface Common<T> {
  readonly label: Label
  readonly help?: Label
  readonly tab: FieldTab
  readonly default: T
  /** A stored value as this field has it; `undefined` for one that it cannot have. */
  readonly read: (stored: unknown) => T | undefined
  /** Condition on the node's props for showing the field in the inspector; a hidden value is preserved. */
  readonly showIf?: (props: Readonly<Record<string, unknown>>) => boolean
  /** Whether nothing is missing while it is empty: the view has content of its own, shows all, or is a block of colour. */
  readonly isOptional?: OptionalIf
}

/** Always, or by the props beside it. */
type OptionalIf = boolean | ((props: Readonly<Record<string, unknown>>) => boolean)

/** One prop of a module: its check, default, label and control together. `kind` chooses the control. */
export type Field<T = unknown> = Common<T> &
  (
    | {
        readonly kind: 'text'
        readonly max: number
        readonly isLong: boolean
        /** Wall time in Asia/Shanghai that the text is: `yyyy-MM-dd HH:mm`, or `HH:mm` for every day. */
        readonly time?: 'moment' | 'daily'
        /**
         * Present when the text can be edited on the canvas; contains the props that are
         * set together with it, such as the choice that enables it.
         */
        readonly inPlace?: Readonly<Record<string, unknown>>
      }
    | {
        readonly kind: 'range'
        readonly min: number
        readonly max: number
        readonly step: number
        readonly unit: string
        /** Whether a number without a slider is enough; two of them share a row. */
        readonly isNumber: boolean
      }
    | { readonly kind: 'choice'; readonly options: readonly { readonly value: string; readonly label: Label }[] }
    | { readonly kind: 'toggle' }
    | { readonly kind: 'colour' }
    | { readonly kind: 'picture' }
    | { readonly kind: 'video' }
    | { readonly kind: 'rich' }
    | {
        readonly kind: 'link'
        /** Whether an element without a target is unfinished, such as a button. */
        readonly isExpected: boolean
      }
    | { readonly kind: 'products'; readonly max: number }
    | { readonly kind: 'classes'; readonly max: number }
    | { readonly kind: 'shops'; readonly max: number }
    | { readonly kind: 'brands'; readonly max: number }
    | { readonly kind: 'articles'; readonly max: number }
    | { readonly kind: 'articleClasses'; readonly max: number }
    | {
        readonly kind: 'group'
        readonly of: Fields
        /** Whether its options are numbers of one meaning, such as four corners: edited as one until they are parted. */
        readonly isLinked: boolean
      }
    | {
        readonly kind: 'list'
        readonly of: Fields
        readonly max: number
        readonly itemLabel: Label
        /** Entries that an empty list stands for; the editor starts from them. */
        readonly whenEmpty?: readonly Readonly<Record<string, unknown>>[] | undefined
        /** Whether entries are rects (`x`, `y`, `width`, `height` in percent) over the picture of the module, drawn on the canvas. */
        readonly areRects: boolean
      }
  )

/** Fields of a module or of a list entry, in the inspector's order. */
export type Fields = Readonly<Record<string, Field>>

/** Props type of a set of fields. */
export type PropsOf<F extends Fields> = { readonly [K in keyof F]: F[K] extends Field<infer T> ? T : never }

interface Options<T> {
  readonly label: Label
  readonly help?: Label
  readonly tab?: FieldTab
  readonly default?: T
  readonly showIf?: (props: Readonly<Record<string, unknown>>) => boolean
  readonly isOptional?: OptionalIf
}

/** A field of a kind: what was given, above the usual. */
function fieldOf<T, const O extends Options<T>, const K extends object>(
  given: O,
  fallback: T,
  usual: K,
  read: (stored: unknown) => T | undefined,
): Common<T> & O & K {
  return { tab: 'content', default: fallback, ...usual, ...given, read }
}

function fallbacksOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, one.default]))
}

/** Fills and repairs an entry: any object is one. */
function readEntry<F extends Fields>(fields: F, stored: unknown): PropsOf<F> | undefined {
  return isRecord(stored) ? readFields(fields, stored) : undefined
}

function readEntries<F extends Fields>(fields: F, max: number, stored: unknown): readonly PropsOf<F>[] | undefined {
  if (!Array.isArray(stored) || stored.length > max || !stored.every(isRecord)) return undefined
  return stored.map((entry) => readFields(fields, entry))
}

/** Reads stored props: missing or invalid ones take their default, unknown ones are dropped. Never throws. */
export function readFields<F extends Fields>(fields: F, stored: Readonly<Record<string, unknown>>): PropsOf<F> {
  const read: Record<string, unknown> = {}
  for (const name of Object.keys(fields)) read[name] = readField(fields, stored, name)
  return read as PropsOf<F>
}

/** Lazy variant of `readFields` (Proxy): validates a field on access. */
export function lazyFields<F extends Fields>(fields: F, stored: Readonly<Record<string, unknown>>): PropsOf<F> {
  return new Proxy({} as PropsOf<F>, {
    get: (_, name) =>
      typeof name === 'string' && Object.hasOwn(fields, name) ? readField(fields, stored, name) : undefined,
    has: (_, name) => Object.hasOwn(fields, name),
    ownKeys: () => Object.keys(fields),
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && Object.hasOwn(fields, name)
        ? { value: readField(fields, stored, name), enumerable: true, configurable: true }
        : undefined,
  })
}

function readField(fields: Fields, stored: Readonly<Record<string, unknown>>, name: string): unknown {
  const one = fields[name] as Field
  const read = Object.hasOwn(stored, name) ? one.read(stored[name]) : undefined
  return read === undefined ? one.default : read
}

const TIMES = {
  moment: { length: 16, isValid: (text: string) => text === '' || instantOf(text) !== undefined },
  daily: { length: 5, isValid: (text: string) => /^(?:(?:[01]\d|2[0-3]):[0-5]\d)?$/.test(text) },
} as const

/** Factories of fields: check, default, label and control of one prop. */
export const field = {
  /** A single line of text, or several with `isLong`; at most `max` characters. */
  text: (
    options: Options<string> & {
      max: number
      isLong?: boolean
      inPlace?: Readonly<Record<string, unknown>>
    },
  ): Field<string> =>
    fieldOf(options, '', { kind: 'text', isLong: false }, byCheck(isText(({ length }) => length <= options.max))),
  /** A wall time in Asia/Shanghai: `yyyy-MM-dd HH:mm`, or `HH:mm` for every day; empty for none. */
  time: (options: Options<string> & { time: 'moment' | 'daily' }): Field<string> => {
    const { length: max, isValid } = TIMES[options.time]
    return fieldOf(options, '', { kind: 'text', isLong: false, max }, byCheck(isText(isValid)))
  },
  /** A number from `min` to `max`, inclusive. */
  range: (
    options: Options<number> & { min: number; max: number; step?: number; unit?: string; isNumber?: boolean },
  ): Field<number> =>
    fieldOf(
      options,
      options.min,
      { kind: 'range', step: 1, unit: '', isNumber: false },
      byCheck(
        (stored): stored is number => typeof stored === 'number' && stored >= options.min && stored <= options.max,
      ),
    ),
  /** One of several named values; defaults to the first. */
  choice: <const V extends string>(
    options: Options<NoInfer<V>> & { options: readonly { readonly value: V; readonly label: Label }[] },
  ): Field<V> =>
    fieldOf(
      options,
      options.options[0]?.value as V,
      { kind: 'choice' },
      byCheck((stored): stored is V => options.options.some(({ value }) => value === stored)),
    ),
  /** A boolean; off by default. */
  toggle: plainField(
    'toggle',
    false,
    byCheck((stored) => typeof stored === 'boolean'),
  ),
  /** A colour as `#rrggbb`, or empty for none. */
  colour: plainField(
    'colour',
    '',
    bySchema(() => Colour),
  ),
  /** A picture with its size. */
  picture: plainField(
    'picture',
    NO_PICTURE,
    bySchema(() => Picture),
  ),
  /** A video with its size and duration. */
  video: plainField(
    'video',
    NO_VIDEO,
    bySchema(() => Video),
  ),
  /** Rich text; disallowed elements are dropped. */
  rich: plainField<RichText>(
    'rich',
    [],
    bySchema(() => RichText),
  ),
  /** Target of a tap. */
  link: (options: Options<Link> & { isExpected?: boolean }): Field<Link> =>
    fieldOf(
      options,
      NO_LINK,
      { kind: 'link', isExpected: false },
      bySchema(() => Link),
    ),
  /** Product codes in display order, without duplicates. */
  products: codesField('products'),
  /** Class ids, without duplicates. */
  classes: codesField('classes'),
  /** Shop ids in display order, without duplicates. */
  shops: codesField('shops'),
  /** Brand ids in display order, without duplicates. */
  brands: codesField('brands'),
  /** Article ids in display order, without duplicates. */
  articles: codesField('articles'),
  /** Codes of article classes, without duplicates. */
  articleClasses: codesField('articleClasses'),
  /** Several props under one heading. */
  group: <F extends Fields>(options: Options<PropsOf<F>> & { of: F; isLinked?: boolean }): Field<PropsOf<F>> =>
    fieldOf(options, fallbacksOf(options.of) as PropsOf<F>, { kind: 'group', isLinked: false }, (stored) =>
      readEntry(options.of, stored),
    ),
  /** Up to `max` entries of the same shape; an invalid prop of an entry takes its default. */
  list: <F extends Fields>(
    options: Options<readonly PropsOf<F>[]> & {
      of: F
      max: number
      itemLabel: Label
      whenEmpty?: readonly Readonly<Partial<PropsOf<F>>>[]
      areRects?: boolean
    },
  ): Field<readonly PropsOf<F>[]> =>
    fieldOf(options, [] as readonly PropsOf<F>[], { kind: 'list', areRects: false }, (stored) =>
      readEntries(options.of, options.max, stored),
    ),
}

/** A field of a kind that has nothing of its own. */
function plainField<T>(
  kind: 'toggle' | 'colour' | 'picture' | 'video' | 'rich',
  fallback: T,
  read: (stored: unknown) => T | undefined,
) {
  return (options: Options<T>): Field<T> => fieldOf(options, fallback, { kind }, read)
}

/** A field of codes, up to `max`. */
function codesField(kind: 'products' | 'classes' | 'shops' | 'brands' | 'articles' | 'articleClasses') {
  return (options: Options<readonly string[]> & { max: number }): Field<readonly string[]> =>
    fieldOf(options, [] as readonly string[], { kind }, (stored) => readCodes(options.max, stored))
}
