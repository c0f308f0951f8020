import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURES } from '../kit/sample-picture.ts'

/** Stored service strips: one per version, then notable states. */
export const serviceStripSamples: ModuleSamples = {
  type: 'service-strip',
  versions: [
    {
      services: [
        { icon: 'genuine', text: '正品' },
        { icon: 'delivery', text: '次日达' },
        { icon: 'returns', text: '7 天退换' },
      ],
      layout: 'above',
      fontSize: 16,
    },
  ],
  states: {
    empty: {},
    icons: {
      services: ['genuine', 'invoice', 'price', 'support', 'picture'].map((icon) => ({
        icon,
        text: '服务',
        picture: SAMPLE_PICTURES.icon,
        link: { kind: 'class', classId: 'c1' },
      })),
      iconColour: '#1f5b3a',
      background: '#fff7e8',
    },
    longest: { services: Array.from({ length: 5 }, () => ({ text: '长'.repeat(8) })), fontSize: 16 },
    hostile: {
      services: [
        { icon: 'skull', text: '<b onclick=x>', link: { kind: 'url', url: 'javascript:alert(1)' } },
        { icon: 'picture', picture: { url: 'javascript:alert(1)', width: 1, height: 1 } },
        7,
      ],
    },
  },
}
