import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { PayAction } from '../pay-action/pay-action.tsx'
import { MiniProgramPay } from '../wx-pay/wx-pay.tsx'

/** The pages that a payment leads to. One file has both: each of its own would cost a name in the shop's first bytes. */
export function Screen(): ReactNode {
  const { pathname } = useLocation()
  return /\/wx-pay\/?$/i.test(pathname) ? <MiniProgramPay /> : <PayAction />
}
