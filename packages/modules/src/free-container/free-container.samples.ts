import type { ModuleSamples } from '../module-samples.ts'
import { SAMPLE_PICTURE } from '../sample-picture.ts'

/** Stored free containers: one a version, then notable states. */
export const freeContainerSamples: ModuleSamples = {
  type: 'free-container',
  versions: [{ height: 160, background: '#fff3ec', picture: SAMPLE_PICTURE }],
  states: { empty: {}, tall: { height: 2000, background: '#102030' } },
}
