import { numberOf } from '../kit/option-codecs/option-codec.ts'
import { KEEP_OPTION, severalOptions } from '../kit/option-codecs/prop-mapping.ts'
import type { BindField } from '../kit/option-codecs/prop-mapping.ts'

const RANGE = { min: 1, max: 3 } as const

/** Line height: a multiple of the font size, or px when larger than any multiple. */
export function lineHeightOption(path: string, fontSize: string): BindField {
  return severalOptions<number>([path, fontSize], {
    decode: ([option, size]) => {
      const number = numberOf(option)
      if (number === undefined) return undefined
      const isPx = number > 2 * RANGE.max
      const times = isPx ? Math.round((number / (numberOf(size) || 1)) * 100) / 100 : number
      const value = Math.min(RANGE.max, Math.max(RANGE.min, times))
      return { value, isLimited: value !== times }
    },
    encode: (value) => [value, KEEP_OPTION],
  })
}
