import { NO_VIDEO, Video } from '@mallwright/contract/media'

import { cornerOptions, marginOptions } from '../appearance/box-options.ts'
import { numberOf, textOf } from '../kit/option-codecs/option-codec.ts'
import { defineLegacyCodec } from '../kit/option-codecs/define-legacy-codec.ts'
import { option, severalOptions } from '../kit/option-codecs/prop-mapping.ts'
import type { BindField } from '../kit/option-codecs/prop-mapping.ts'
import { pictureOptions } from '../kit/option-codecs/picture-mapping.ts'
import { video } from './video.ts'

/** A video: its URL and, if known, its size and its duration in seconds. */
const videoAt: BindField = severalOptions<Video>(
  ['videoOpts.url', 'videoOpts.width', 'videoOpts.height', 'videoOpts.duration'],
  {
    decode: ([address, ...numbers]) => {
      const [width = 0, height = 0, durationSec = 0] = numbers.map((one) => Math.max(0, numberOf(one) ?? 0))
      const size = { width: Math.round(width), height: Math.round(height), durationSec }
      const read = Video.safeParse({ ...NO_VIDEO, url: textOf(address) ?? '', ...size })
      return read.success ? { value: read.data } : undefined
    },
    encode: ({ url, width, height, durationSec }) => [url, width, height, durationSec],
  },
)

/** A video in options of our own, named like the specification's, which has none. */
export const videoCodec = defineLegacyCodec(video, {
  names: ['Video', '视频'],
  markerOption: 'videoOpts',
  props: {
    video: videoAt,
    poster: pictureOptions('videoOpts.poster', 'videoOpts.posterWidth', 'videoOpts.posterHeight'),
    title: option('videoOpts.title'),
    ratio: option('videoOpts.ratio'),
    ...marginOptions(),
    corners: cornerOptions(),
    isAutoplay: option('videoOpts.autoplay'),
    isLoop: option('videoOpts.loop'),
    isMuted: option('videoOpts.muted'),
  },
})
