import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { BUYER_LABELS } from '../buyer/guide-labels.ts'
import './verified-elsewhere.css'

/** The way to another institution of the account that is verified already. Specification 1 §4.8. */
export function VerifiedElsewhere() {
  const translate = useText()
  return (
    <p className="shop-verified-elsewhere">
      {translate(BUYER_LABELS.verifiedOther)}
      <Anchor href="/enterprise-change-over">{translate(BUYER_LABELS.switch)}</Anchor>
    </p>
  )
}
