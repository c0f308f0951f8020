import { cutText } from '@mallwright/contract/values'
import { Colour } from '@mallwright/contract/document'

/** Decoded option; `isLimited` when it was clamped to the nearest value that the prop can have. */
export interface Decoded<T> {
  readonly value: T
  readonly isLimited?: boolean
}

/** Decoding and encoding of one option. */
export interface OptionCodec<T> {
  /** Returns `undefined` for an unreadable option. */
  readonly decode: (option: unknown) => Decoded<T> | undefined
  readonly encode: (value: T) => unknown
}

const NUMBER = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(?:px|ms|s|%|em)?\s*$/i

/** A number as older systems store it: `12`, `"12"`, `"12px"`. */
export function numberOf(option: unknown): number | undefined {
  const number = typeof option === 'string' ? Number(NUMBER.exec(option)?.[1]) : option
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** A text; numbers and flags are converted to their spelling. */
export function textOf(option: unknown): string | undefined {
  return typeof option === 'string' || typeof option === 'number' || typeof option === 'boolean'
    ? String(option)
    : undefined
}

/** A number from `min` to `max`. */
export function numberIn({ min, max }: { readonly min: number; readonly max: number }): OptionCodec<number> {
  return {
    decode: (option) => {
      const number = numberOf(option)
      if (number === undefined) return undefined
      const value = Math.min(max, Math.max(min, number))
      return { value, isLimited: value !== number }
    },
    encode: (value) => value,
  }
}

const FLAGS = new Map([
  ...['true', '1', 'yes', 'on', '是'].map((word) => [word, true] as const),
  ...['false', '0', 'no', 'off', '否'].map((word) => [word, false] as const),
])

/** A flag as older systems store it: `true`, `"true"`, `1`, `"1"` and their opposites. */
export const flag: OptionCodec<boolean> = {
  decode: (option) => {
    const value = FLAGS.get(textOf(option)?.trim().toLowerCase() ?? '?')
    return value === undefined ? undefined : { value }
  },
  encode: (value) => value,
}

/** On unless the option is `"1"`: the meaning of AutomaticallyRoundshow. Specification 3 §4 (carousel). */
export const onUnlessOne: OptionCodec<boolean> = {
  decode: (option) => {
    const word = textOf(option)
    return word === undefined ? undefined : { value: word.trim() !== '1' }
  },
  encode: (value) => (value ? '0' : '1'),
}

const NAMED: Readonly<Record<string, string>> = {
  transparent: '',
  none: '',
  white: '#ffffff',
  black: '#000000',
  red: '#ff0000',
  gray: '#808080',
  grey: '#808080',
}

const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*(\d*\.?\d+)\s*)?\)$/i

/** A colour: `#rgb`, `#rrggbb`, `#rrggbbaa`, `rgb(…)`, `rgba(…)` or a supported name. */
export const colour: OptionCodec<string> = {
  decode: (option) => {
    const word = textOf(option)?.trim()
    if (word === undefined) return undefined
    if (Colour.safeParse(word).success) return { value: word }
    const name = word.toLowerCase()
    const value = Object.hasOwn(NAMED, name) ? NAMED[name] : hexOf(name)
    return value === undefined ? undefined : { value }
  },
  encode: (value) => value,
}

function hexOf(word: string): string | undefined {
  const match = RGB.exec(word)
  if (!match) return undefined
  const alpha = match[4] === undefined ? [] : [Math.round(Number(match[4]) * 255)]
  const parts = [...match.slice(1, 4).map(Number), ...alpha].map((part) => Math.min(255, part))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** A text of at most `max` characters. */
export function textUpTo(max: number): OptionCodec<string> {
  return {
    decode: (option) => {
      const word = textOf(option)
      return word === undefined ? undefined : { value: cutText(word, max), isLimited: word.length > max }
    },
    encode: (value) => value,
  }
}

/** Choice values by their notation: the first is written, all are read; `otherwise` is the value of unknown ones. */
export function oneOf<V extends string>(
  words: Readonly<Record<V, string | readonly string[]>>,
  otherwise?: NoInfer<V>,
): OptionCodec<V> {
  const lists = Object.entries<string | readonly string[]>(words).map(
    ([value, all]) => [value as V, [all].flat()] as const,
  )
  return {
    decode: (option) => {
      const word = textOf(option)?.trim().toLowerCase()
      if (word === undefined) return undefined
      const value = lists.find(([, all]) => all.some((one) => one.toLowerCase() === word))?.[0] ?? otherwise
      return value === undefined ? undefined : { value }
    },
    encode: (value) => lists.find(([one]) => one === value)?.[1][0] ?? value,
  }
}
