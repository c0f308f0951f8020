import { NO_PICTURE, Picture } from '@mallwright/contract/media'

import { numberOf, textOf } from './option-codec.ts'
import { severalOptions } from './prop-mapping.ts'
import type { BindField, OptionPaths } from './prop-mapping.ts'

/** A picture: its URL and, if known, its size. */
export function pictureOptions(url: OptionPaths, width: string, height: string): BindField {
  return severalOptions<Picture>([url, width, height], {
    decode: ([address, ...sizes]) => {
      const [across = 0, down = 0] = sizes.map((size) => Math.max(0, Math.round(numberOf(size) ?? 0)))
      const picture = Picture.safeParse({ ...NO_PICTURE, url: textOf(address) ?? '', width: across, height: down })
      return picture.success ? { value: picture.data } : undefined
    },
    encode: (picture) => [picture.url, picture.width, picture.height],
  })
}
