import type { ModuleSamples } from '../module-samples.ts'
import { SAMPLE_PICTURE } from '../sample-picture.ts'

/** Stored images: one a version, then notable states. */
export const imageSamples: ModuleSamples = {
  type: 'image',
  versions: [{ picture: SAMPLE_PICTURE, alt: '办公采购季' }],
  states: {
    empty: {},
    masked: { picture: SAMPLE_PICTURE, alt: '办公采购季', mask: { isShown: true, colour: '#00000066' }, height: 160 },
    hostile: { picture: { url: 'javascript:alert(1)', width: 10, height: 10 }, alt: '"><script>' },
  },
}
