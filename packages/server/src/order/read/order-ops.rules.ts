import type { OrderOperation, OrderState } from '@mallwright/contract/order'

/** What the operations on an order depend on. */
export interface OpsSituation {
  readonly state: OrderState
  readonly isOwn: boolean
  /** May decide on its trade, which waits for that. */
  readonly decides: boolean
  readonly isShipLate: boolean
  readonly hasShipments: boolean
  readonly addressChanges: number
  readonly extendCount: number
  /** Units are left that an after-sale can be asked for now. */
  readonly canAskAfterSale: boolean
  readonly hasAfterSales: boolean
  /** An invoice can be applied for now. */
  readonly canBeInvoiced: boolean
}

/** The operations that are offered on an order, the most likely first. Domain 2.2. */
export function orderOps(situation: OpsSituation): OrderOperation[] {
  const { state, isOwn, decides, hasShipments } = situation
  const decisions: OrderOperation[] = decides && state === 10 ? ['approve', 'reject'] : []
  if (!isOwn) return [...decisions, ...(hasShipments ? (['logistics'] as const) : [])]
  return [...decisions, ...ownOps(situation)]
}

function ownOps(situation: OpsSituation): OrderOperation[] {
  const { state, isShipLate, hasShipments, addressChanges, extendCount } = situation
  const invoice: OrderOperation[] = situation.canBeInvoiced ? ['invoice'] : []
  const afterSales: OrderOperation[] = [
    ...(situation.canAskAfterSale ? (['afterSale'] as const) : []),
    ...(situation.hasAfterSales ? (['refunds'] as const) : []),
  ]
  switch (state) {
    case 10:
      return ['withdraw']
    case 20:
      return ['pay', 'changeAddress', 'cancel']
    case 22:
      return ['voucher', 'cancel']
    case 30:
      return [
        'remind',
        ...(addressChanges === 0 ? (['changeAddress'] as const) : []),
        ...(isShipLate ? (['cancelLate'] as const) : []),
        ...afterSales,
        'buyAgain',
      ]
    case 35:
      return ['receive', 'logistics', ...afterSales, 'buyAgain']
    case 40:
      return [
        'receive',
        'logistics',
        ...(extendCount === 0 ? (['extend'] as const) : []),
        ...afterSales,
        ...invoice,
        'buyAgain',
      ]
    case 50:
      return ['buyAgain', ...(hasShipments ? (['logistics'] as const) : []), ...afterSales, ...invoice, 'delete']
    case 60:
    case 70:
      return ['buyAgain', ...afterSales, 'delete']
  }
}
