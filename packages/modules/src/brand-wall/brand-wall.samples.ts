import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored brand walls: one per version, then notable states. */
export const brandWallSamples: ModuleSamples = {
  type: 'brand-wall',
  versions: [{ source: 'all', columns: '4', rows: 2, titleKind: 'hidden' }],
  states: {
    empty: {},
    ofClass: { source: 'class', classIds: ['c1'], columns: '5', rows: 1, isNameShown: false },
    chosen: {
      source: 'chosen',
      brandIds: ['b1', 'b2', 'b3'],
      columns: '3',
      background: '#fff7e8',
      nameColour: '#6b3f06',
    },
    unchosen: { source: 'chosen', titleKind: 'custom', title: '合作品牌' },
    hostile: { source: 'chosen', brandIds: ['<img src=x onerror=alert(1)>', '', 7], rows: 99, columns: '9' },
  },
}
