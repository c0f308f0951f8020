import type { PayMethod } from '@mallwright/contract/payment'

import type { PayMethodRow } from './pay-method.store.ts'

/** Which leaves are offered. */
export interface Offer {
  readonly payChannel: number
  readonly channels: ReadonlySet<string>
}

/** Whether a leaf is offered: its channel is connected and serves where the payer is. */
export function isOffered({ channel, payChannels }: PayMethodRow, offer: Offer): boolean {
  return channel !== null && offer.channels.has(channel) && payChannels.includes(offer.payChannel)
}

/** The methods as a tree of two or three levels; a level without a leaf is left out. */
export function wirePayMethods(found: readonly PayMethodRow[], offer: Offer): PayMethod[] {
  const below = (parentCode: string | null): PayMethod[] =>
    found
      .filter((row) => row.parentCode === parentCode)
      .flatMap((row) => {
        if (row.showType !== null) return isOffered(row, offer) ? [wireMethod(row, [])] : []
        const methods = below(row.code)
        return methods.length > 0 ? [wireMethod(row, methods)] : []
      })
  return below(null).map((method) => ({ ...method, storeyNum: depthOf(method) }))
}

/** The first leaf of the tree: what is chosen when nothing else is said. */
export function firstLeaf(methods: readonly PayMethod[]): string {
  const [first] = methods
  if (!first) return ''
  return first.methods.length > 0 ? firstLeaf(first.methods) : first.cMethod
}

function depthOf({ methods }: PayMethod): number {
  return 1 + Math.max(0, ...methods.map(depthOf))
}

function wireMethod(row: PayMethodRow, methods: readonly PayMethod[]): PayMethod {
  return {
    cMethod: row.code,
    methodName: row.name,
    iocnName: row.icon,
    showType: row.showType ?? 0,
    storeyNum: 0,
    showPhone: row.showsPhone,
    mustInputPhone: row.needsPhone,
    showPayerAccount: row.showsAccount,
    mustInputPayerAccount: row.needsAccount,
    msg: row.tipsHtml,
    methods,
  }
}
