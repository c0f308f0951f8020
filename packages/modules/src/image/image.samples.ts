import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'

const LONG_PICTURE = {
  url: '/api/alc-oss/handle/downLoad/00000000-0000-4000-8000-000000000000/origin',
  width: 750,
  height: 6200,
}

/** Stored images: one per version, then notable states. */
export const imageSamples: ModuleSamples = {
  type: 'image',
  versions: [{ picture: SAMPLE_PICTURE, alt: '办公采购季' }],
  states: {
    empty: {},
    masked: { picture: SAMPLE_PICTURE, alt: '办公采购季', mask: { isShown: true, colour: '#00000066' }, height: 160 },
    zoned: {
      picture: SAMPLE_PICTURE,
      alt: '办公采购季',
      zones: [
        { name: '去挑选', x: 5, y: 60, width: 30, height: 25, link: { kind: 'class', classId: 'c1' } },
        { name: '没有跳转', x: 80, y: 80, width: 90, height: 90 },
      ],
    },
    hostileZones: {
      picture: SAMPLE_PICTURE,
      zones: [
        { name: '"><script>', x: -5, y: 1e9, width: 'calc(1px)', link: { kind: 'url', url: 'javascript:alert(1)' } },
        null,
      ],
    },
    long: { picture: LONG_PICTURE, alt: '采购季长海报' },
    longElsewhere: { picture: { ...LONG_PICTURE, url: 'https://cdn.example/long.png' }, alt: '别处的长海报' },
    hostile: { picture: { url: 'javascript:alert(1)', width: 10, height: 10 }, alt: '"><script>' },
  },
}
