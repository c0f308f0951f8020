import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { invitationCodeIn } from './invitation-link.ts'
import { qrPrefixQuery } from './qr-prefix.queries.ts'
import './invitation-scan.css'

const LABELS = {
  scan: { zh: '扫码', en: 'Scan a code' },
  noInvitation: { zh: '该二维码不是邀请码', en: 'This code is no invitation' },
} satisfies Record<string, Label>

/** The popup with its decoder, loaded with its first use. */
const ScanPopup = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/scan-popup')).ScanPopup }))

/** Button that scans an invitation. Domain sheets 19 and 25. */
export function InvitationScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const translate = useText()
  const shop = useShop()
  const sheet = useSheet('scan')
  const prefix = useQuery(qrPrefixQuery(shop)).data ?? `${location.origin}/`
  const onRead = (text: string) => {
    const code = invitationCodeIn(prefix, text)
    sheet.closeThen(() => (code === undefined ? shop.feedback.toast(translate(LABELS.noInvitation)) : onCode(code)))
  }
  return (
    <>
      <button type="button" className="shop-scan-button" aria-label={translate(LABELS.scan)} onClick={sheet.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16" />
        </svg>
      </button>
      {sheet.isOpen && (
        <Suspense>
          <ScanPopup accepts={(text) => text.startsWith(prefix)} onRead={onRead} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
