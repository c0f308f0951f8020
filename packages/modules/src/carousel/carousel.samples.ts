import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'

const slide = (alt: string) => ({ picture: SAMPLE_PICTURE, alt, link: { kind: 'none' } })

/** Stored carousels: one per version, then notable states. */
export const carouselSamples: ModuleSamples = {
  type: 'carousel',
  versions: [{ perView: 1, height: 180, slides: [slide('办公采购季'), slide('拼单更省'), slide('专票无忧')] }],
  states: {
    empty: {},
    single: { perView: 1, slides: [slide('只有一张')] },
    many: { slides: Array.from({ length: 20 }, (_, index) => slide(`第 ${index + 1} 张`)) },
  },
}
