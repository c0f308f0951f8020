import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored shop lists: one per version, then notable states. */
export const shopListSamples: ModuleSamples = {
  type: 'shop-list',
  versions: [{ shopIds: ['s1', 's2', 's3', 's4'], titleKind: 'hidden' }],
  states: {
    empty: {},
    grid: { shopIds: ['s1', 's2', 's3', 's4', 's5'], layout: 'grid', columns: '3', isCountShown: false },
    rows: { shopIds: ['s1', 's2', 's3', 's4'], layout: 'rows', titleKind: 'custom', title: '优选店铺' },
    moving: {
      shopIds: ['s1', 's2', 's3'],
      isAutoplay: true,
      interval: 1,
      background: '#fff7e8',
      nameColour: '#6b3f06',
    },
    single: { shopIds: ['s1'] },
    hostile: { shopIds: ['<img src=x onerror=alert(1)>', '', 7], titleKind: 'custom', title: '<b onclick=x>' },
  },
}
