import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored free containers: one per version, then notable states. */
export const freeContainerSamples: ModuleSamples = {
  type: 'free-container',
  versions: [{ height: 160, background: '#ffe0d3' }],
  states: { empty: {}, tall: { height: 2000, background: '#102030' } },
}
