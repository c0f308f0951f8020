import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored dividers: one per version, then notable states. */
export const dividerSamples: ModuleSamples = {
  type: 'divider',
  versions: [{ lineStyle: 'dashed', thickness: 4, colour: '#8b93a1', marginX: 24, marginY: 20 }],
  states: {
    empty: {},
    dotted: { lineStyle: 'dotted', thickness: 6, colour: '#d81e2c', width: 30, align: 'left' },
    thickest: { thickness: 20, width: 5, align: 'right', marginX: 60, marginY: 60 },
    hostile: { lineStyle: 'solid;position:fixed', colour: '#fff;background:url(//x)', width: '100%' },
  },
}
