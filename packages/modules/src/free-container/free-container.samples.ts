import type { ModuleSamples } from '../kit/module-samples.ts'
import { SAMPLE_PICTURE } from '../kit/sample-picture.ts'

/** Stored free containers: one per version, then notable states. */
export const freeContainerSamples: ModuleSamples = {
  type: 'free-container',
  versions: [{ height: 160, background: '#fff3ec', picture: SAMPLE_PICTURE }],
  states: { empty: {}, tall: { height: 2000, background: '#102030' } },
}
