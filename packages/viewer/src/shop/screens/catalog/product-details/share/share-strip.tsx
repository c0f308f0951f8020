import { getShareData } from '@mallwright/contract/share'
import { createApi } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useIsHydrated, useShop } from '../../../../client/shop-context.ts'
import type { Shop } from '../../../../client/shop.ts'
import { useRouteParam } from '../../../../navigation/route-params.ts'
import { PRODUCT_LABELS } from '../kit/product-labels.ts'
import { keepShareCode } from './share-code.ts'

/** Whose link a product was opened by; `null` for an unknown or expired code. Read once a code: it counts the visit. */
function sharerQuery({ send }: Shop, code: string) {
  return queryOptions({
    queryKey: ['share', code],
    queryFn: async () => {
      const answer = await createApi({ getShareData }, send).getShareData({ body: { cShareCode: code } })
      return answer.ok ? answer.data.cSharerName : null
    },
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
}

/** Strip that names the one who shared the product; the code is kept on the device. Domain sheet 24. */
export function ShareStrip() {
  const translate = useText()
  const shop = useShop()
  const code = useRouteParam('shareCode')
  const isAsked = useIsHydrated() && code !== ''
  const sharer = useQuery({ ...sharerQuery(shop, code), enabled: isAsked }).data
  const isKnown = typeof sharer === 'string'
  useEffect(() => {
    if (isKnown) keepShareCode(shop.store, code)
  }, [shop, code, isKnown])
  if (!isKnown) return null
  return <p className="shop-share-strip">{translate(PRODUCT_LABELS.sharedBy, { name: sharer })}</p>
}
