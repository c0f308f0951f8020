import { useEffect } from 'react'

import { collectApi } from '../../../cart/collect-calls.ts'
import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { rememberProduct } from '../seen-products.ts'

/** Records the look at a product, on the device and for an account in its footprints. */
export function useLook(code: string, isShown: boolean): void {
  const { store, send } = useShop()
  const account = useAccountSession()?.account.id
  useEffect(() => {
    if (isShown) rememberProduct(store, code)
  }, [store, code, isShown])
  useEffect(() => {
    // A look that is not recorded is no failure of the page.
    if (isShown && account !== undefined) void collectApi(send).saveFootPrint({ body: { cProdCode: code } })
  }, [send, code, isShown, account])
}
