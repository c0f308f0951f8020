import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored texts: one per version, then notable states. */
export const textSamples: ModuleSamples = {
  type: 'text',
  versions: [{ text: '企业采购，一站配齐', fontSize: 20, isBold: true, align: 'center' }],
  states: {
    empty: {},
    long: { text: '超长文本'.repeat(200) },
    linked: { text: '查看全部', link: { kind: 'product', code: 'P01001' } },
  },
}
