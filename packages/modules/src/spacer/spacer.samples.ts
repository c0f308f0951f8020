import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored spacers: one per version, then notable states. */
export const spacerSamples: ModuleSamples = {
  type: 'spacer',
  versions: [{ height: 64, background: '#fde3dc' }],
  states: {
    empty: {},
    lowest: { height: 20 },
    highest: { height: 2000, background: '#102030' },
    hostile: { height: 1e9, background: 'url(javascript:alert(1))' },
  },
}
