import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURES } from '../kit/sample-picture.ts'

const entry = (text: string) => ({ picture: SAMPLE_PICTURES.icon, text, link: { kind: 'class', classId: 'c1' } })
const NAMES = ['办公', '工业', '劳保', '福利', '数码', '清洁', '仪器', '耗材']

/** Stored navigations: one per version, then notable states. */
export const navigationSamples: ModuleSamples = {
  type: 'navigation',
  versions: [{ items: NAMES.slice(0, 6).map(entry), columns: '3', iconSize: 72, fontSize: 18 }],
  states: {
    empty: {},
    one: { items: [entry('全部')] },
    odd: { items: NAMES.slice(0, 7).map(entry), columns: '3', shape: 'circle', colour: '#1f5b3a' },
    paged: { items: [...NAMES, ...NAMES].map(entry), columns: '5', rows: 1, isPaged: true },
    lettered: { items: NAMES.map((text) => ({ text })), shape: 'square', background: '#fff7e8', colour: '#6b3f06' },
    longest: { items: Array.from({ length: 50 }, () => entry('长'.repeat(12))), iconSize: 80, fontSize: 18 },
    chosen: {
      items: [
        { text: '爆款', icon: 'product', product: ['P01001'] },
        { text: '自营', icon: 'shop', shop: ['s1'] },
        { text: '未选', icon: 'shop' },
      ],
    },
    hostile: {
      items: [
        {
          text: '<b onclick=x>',
          picture: { url: 'javascript:alert(1)', width: 10, height: 10 },
          link: { kind: 'url', url: 'javascript:alert(1)' },
        },
        7,
      ],
    },
  },
}
