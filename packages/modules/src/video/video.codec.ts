import { NO_VIDEO, Video } from '@mallwright/contract/media'

import { cornersAt, marginsAt } from '../appearance/box-options.ts'
import { numberOf, wordsOf } from '../kit/option-codecs/option-codec.ts'
import { defineWire } from '../kit/option-codecs/define-legacy-codec.ts'
import { at, several } from '../kit/option-codecs/prop-mapping.ts'
import type { Bind } from '../kit/option-codecs/prop-mapping.ts'
import { pictureAt } from '../kit/option-codecs/picture-mapping.ts'
import { video } from './video.ts'

/** A video: its address and, as far as they are known, its size and its length in seconds. */
const videoAt: Bind = several<Video>(['videoOpts.url', 'videoOpts.width', 'videoOpts.height', 'videoOpts.duration'], {
  decode: ([address, ...numbers]) => {
    const [width = 0, height = 0, durationSec = 0] = numbers.map((one) => Math.max(0, numberOf(one) ?? 0))
    const size = { width: Math.round(width), height: Math.round(height), durationSec }
    const read = Video.safeParse({ ...NO_VIDEO, url: wordsOf(address) ?? '', ...size })
    return read.success ? { value: read.data } : undefined
  },
  encode: ({ url, width, height, durationSec }) => [url, width, height, durationSec],
})

/** A video; the specification names no options for it, so they are ours in its manner. */
export const videoWire = defineWire(video, {
  names: ['Video', '视频'],
  sign: 'videoOpts',
  props: {
    video: videoAt,
    poster: pictureAt('videoOpts.poster', 'videoOpts.posterWidth', 'videoOpts.posterHeight'),
    title: at('videoOpts.title'),
    ratio: at('videoOpts.ratio'),
    ...marginsAt(),
    corners: cornersAt(),
    isAutoplay: at('videoOpts.autoplay'),
    isLoop: at('videoOpts.loop'),
    isMuted: at('videoOpts.muted'),
  },
})
