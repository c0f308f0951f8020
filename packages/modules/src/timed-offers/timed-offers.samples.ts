import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored timed offers: one per version, then notable states. */
export const timedOffersSamples: ModuleSamples = {
  type: 'timed-offers',
  versions: [{ codes: [], count: 8, titleKind: 'hidden' }],
  states: {
    empty: {},
    rows: { layout: 'rows', count: 4, radius: 12, titleKind: 'custom', title: '整点秒杀' },
    running: { codes: ['P001', 'P002'], isSoonShown: false, background: '#fff1e6' },
    hostile: { codes: ['<img src=x onerror=alert(1)>', 7], count: 99, titleKind: 'custom', title: '<b onclick=x>' },
  },
}
