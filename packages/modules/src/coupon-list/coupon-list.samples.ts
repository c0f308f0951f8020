import type { ModuleSamples } from '../kit/module-samples.ts'

/** Stored lists of coupons: one per version, then notable states. */
export const couponListSamples: ModuleSamples = {
  type: 'coupon-list',
  versions: [{ shopIds: [], count: 8, titleKind: 'custom', title: '先领券再下单' }],
  states: {
    empty: {},
    shop: { shopIds: ['s1'], titleKind: 'hidden', radius: 0 },
    coloured: { background: '#fff1e6', radius: 20, count: 3 },
    hostile: { shopIds: ['<img src=x onerror=alert(1)>', 7], count: 'x', titleKind: 'custom', title: '<b onclick=x>' },
  },
}
