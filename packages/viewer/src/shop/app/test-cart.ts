import type { Cart, CartLine, CartShop } from '@mallwright/contract/cart'

import type { Answers } from './test-shop.tsx'

/** A line of a test's cart. */
export function wireLine(cCartUuid: string, change: Partial<CartLine> = {}): CartLine {
  return {
    cCartUuid,
    cSkuUuid: `sku-${cCartUuid}`,
    cProdCode: `P-${cCartUuid}`,
    cProdName: `商品${cCartUuid}`,
    cUrl: '/p.svg',
    cSpecText: '白色',
    cUnit: '箱',
    iQty: 2,
    bSelected: true,
    iInvalidType: 0,
    iPrice: 10,
    iAmount: 20,
    bAgreementPrice: false,
    bStockShort: false,
    iMinOrderQty: 1,
    iStepQty: 1,
    iStock: 50,
    ...change,
  }
}

/** A cart of one shop, as a gateway totals it. */
export function wireCart(
  lines: readonly CartLine[],
  { invalidList = [], ...shop }: Partial<CartShop> & { readonly invalidList?: readonly CartLine[] } = {},
): Cart {
  const selected = lines.filter(({ bSelected }) => bSelected)
  const iTotal = selected.reduce((sum, { iPrice = 0, iQty }) => sum + iPrice * iQty, 0)
  const card = { cShopUuid: 's1', cShopName: '自营中心', bOperated: true, bHasCoupon: true, iSubtotal: iTotal, ...shop }
  return {
    shopList: lines.length === 0 ? [] : [{ ...card, lineList: [...lines] }],
    invalidList: [...invalidList],
    iCount: lines.length + invalidList.length,
    iSelectedCount: selected.length,
    iTotal,
  }
}

/** A gateway with a cart that changes; `sent` has the calls that changed it, by name. */
export function cartGateway(start: readonly CartLine[], card: Parameters<typeof wireCart>[1] = {}) {
  let lines = [...start]
  let invalidList = [...(card.invalidList ?? [])]
  const sent: (readonly [string, Record<string, unknown>])[] = []
  const answer = () => ({ data: wireCart(lines, { ...card, invalidList }) })
  const changing = (name: string, change: (body: Record<string, unknown>) => void) => ({
    [name]: (body: Record<string, unknown>) => {
      sent.push([name, body])
      change(body)
      return answer()
    },
  })
  const drop = ({ cartUuids }: Record<string, unknown>) => {
    lines = lines.filter(({ cCartUuid }) => !(cartUuids as string[]).includes(cCartUuid))
    invalidList = invalidList.filter(({ cCartUuid }) => !(cartUuids as string[]).includes(cCartUuid))
  }
  const answers: Answers = {
    getCartList: answer,
    getCartCount: () => ({ data: { iCount: lines.length + invalidList.length } }),
    ...changing('updateCart', ({ cCartUuid, iQty, cSkuUuid }) => {
      lines = lines.map((line) =>
        line.cCartUuid === cCartUuid
          ? { ...line, iQty: Number(iQty), ...(cSkuUuid !== undefined && { cSpecText: '黑色' }) }
          : line,
      )
    }),
    ...changing('selectCart', ({ cartUuids, bSelected }) => {
      lines = lines.map((line) =>
        (cartUuids as string[]).includes(line.cCartUuid) ? { ...line, bSelected: bSelected === true } : line,
      )
    }),
    ...changing('deleteCart', drop),
    ...changing('moveToCollect', drop),
  }
  return { answers, sent }
}
