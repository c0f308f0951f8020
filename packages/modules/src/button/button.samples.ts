import type { ModuleSamples } from '../kit/module-samples.ts'

const ROUND = { topLeft: 22, topRight: 22, bottomLeft: 22, bottomRight: 22 }

/** Stored buttons: one per version, then notable states. */
export const buttonSamples: ModuleSamples = {
  type: 'button',
  versions: [{ text: '立即采购', isBold: true, corners: ROUND, link: { kind: 'product', code: 'P01001' } }],
  states: {
    empty: {},
    outlined: { text: '查看更多', background: '#ffffff', colour: '#c8102e', borderWidth: 1, corners: ROUND },
    long: { text: '一个非常非常非常长的按钮文字到达上限三十个字以内' },
  },
}
