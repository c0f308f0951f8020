import type { RealNameStatus } from '@mallwright/contract/gate'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'

import { BUYER_LABELS } from '../../../buyer/guide-labels.ts'
import { useBuyer } from '../../../buyer/use-buyer.ts'
import { useShop } from '../../../client/shop-context.ts'
import './buyer-status.css'

/** Texts of the real-name status, letter for letter. Specification 1 §4.7. */
const STATUS_LABELS: Readonly<Record<RealNameStatus, Label>> = {
  '': { zh: '已认证', en: 'Verified' },
  个人账号: { zh: '个人账号', en: 'Personal account' },
  个人团队已认证: { zh: '个人团队已认证', en: 'Team verified' },
  个人团队未认证: { zh: '个人团队未认证', en: 'Team not verified' },
  企业未认证: { zh: '企业未认证', en: 'Enterprise not verified' },
  个人未认证: { zh: '个人未认证', en: 'Administrator not verified' },
  非管理员: { zh: '非管理员', en: 'Not an administrator' },
}

const LABELS = {
  verify: { zh: '去认证', en: 'See what is due' },
} satisfies Record<string, Label>

/** Real-name status of the account, with the way to what is due before it may buy. Domain sheet 5. */
export function BuyerStatus() {
  const translate = useText()
  const { isGuideOpen } = useShop()
  const { data: buyer, error, refetch } = useBuyer()
  if (!buyer && error) {
    return (
      <div className="shop-buyer-status" role="alert">
        <p>{errorText(error)}</p>
        <button type="button" onClick={() => void refetch()}>
          {translate(KIT_LABELS.retry)}
        </button>
      </div>
    )
  }
  if (!buyer) return <div className="shop-buyer-status" aria-busy="true" />
  const { realNameStatus, canBuy } = buyer.state
  return (
    <div className="shop-buyer-status">
      <p className={canBuy ? 'is-verified' : undefined}>{translate(STATUS_LABELS[realNameStatus])}</p>
      {!canBuy && (
        <button type="button" onClick={() => isGuideOpen.setState(true, true)}>
          {translate(buyer.institution ? LABELS.verify : BUYER_LABELS.guide)}
        </button>
      )}
    </div>
  )
}
