import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURES } from '../kit/sample-picture.ts'

const LINK = { kind: 'path', path: '/micro/alm-mall-shop/home/UserCenter' }

/** Stored floating entries: one per version, then notable states. */
export const floatingEntrySamples: ModuleSamples = {
  type: 'floating-entry',
  versions: [{ text: '客服', link: LINK, size: 80 }],
  states: {
    empty: {},
    top: { purpose: 'top', side: 'left', offset: 400 },
    picture: { purpose: 'link', picture: SAMPLE_PICTURES.icon, text: '领券', link: LINK, background: '#d81e2c' },
    longest: { text: '长'.repeat(4), link: LINK, size: 44 },
    hostile: {
      text: '<b>',
      picture: { url: 'javascript:alert(1)', width: 1, height: 1 },
      link: { kind: 'url', url: 'javascript:alert(1)' },
      offset: 1e9,
    },
  },
}
