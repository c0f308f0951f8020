import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'

const VIDEO = {
  url: '/api/alc-oss/handle/downLoad/00000000-0000-4000-8000-000000000000/origin',
  width: 1280,
  height: 720,
  durationSec: 32,
}

/** Stored videos: one per version, then notable states. */
export const videoSamples: ModuleSamples = {
  type: 'video',
  versions: [{ video: VIDEO, poster: SAMPLE_PICTURE, title: '三十秒看懂企业采购' }],
  states: {
    empty: {},
    noPoster: { video: VIDEO },
    upright: {
      video: { ...VIDEO, width: 720, height: 1280 },
      poster: SAMPLE_PICTURE,
      title: '超长视频说明'.repeat(16),
      isAutoplay: true,
      isLoop: true,
      marginX: 12,
      corners: { topLeft: 12, topRight: 12, bottomLeft: 12, bottomRight: 12 },
    },
    elsewhere: { video: { url: 'https://cdn.example/a.mp4', width: 0, height: 0, durationSec: 0 }, ratio: '1/1' },
    hostile: { video: { url: 'javascript:alert(1)', width: 1, height: 1, durationSec: 1 }, title: '"><script>' },
  },
}
