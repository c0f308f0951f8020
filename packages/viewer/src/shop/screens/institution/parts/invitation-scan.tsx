import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { ScanButton } from '../../../controls/scan-button.tsx'
import { invitationCodeIn } from './invitation-link.ts'
import { qrPrefixQuery } from './qr-prefix.queries.ts'
import './invitation-scan.css'

const LABELS = {
  scan: { zh: '扫码', en: 'Scan a code' },
  noInvitation: { zh: '该二维码不是邀请码', en: 'This code is no invitation' },
} satisfies Record<string, Label>

/** Button that scans an invitation. Domain sheets 19 and 25. */
export function InvitationScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const translate = useText()
  const shop = useShop()
  const prefix = useQuery(qrPrefixQuery(shop)).data ?? `${location.origin}/`
  const read = (text: string) => {
    const code = invitationCodeIn(prefix, text)
    if (code === undefined) shop.feedback.toast(translate(LABELS.noInvitation))
    else onCode(code)
  }
  return (
    <ScanButton
      label={translate(LABELS.scan)}
      className="shop-scan-button"
      accepts={(text) => text.startsWith(prefix)}
      onRead={read}
    />
  )
}
