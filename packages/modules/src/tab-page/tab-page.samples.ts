import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored tabs: one per version, then notable states. */
export const tabPageSamples: ModuleSamples = {
  type: 'tab-page',
  versions: [{ title: '爆款', subtitle: '热卖好物' }],
  states: { empty: {}, longest: { title: '长'.repeat(12), subtitle: '副'.repeat(12) }, hostile: { title: '<script>' } },
}
