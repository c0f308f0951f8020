import { ownUrl } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { useOpenTarget } from '../../../navigation/open-link.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { SEARCH_LABELS } from '../search-labels.ts'

/** The popup with its decoder, loaded with its first use. */
const ScanPopup = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/scan-popup')).ScanPopup }))

/** Button that scans a code of the mall and opens what it leads to. */
export function SearchScan() {
  const translate = useText()
  const { feedback } = useShop()
  const openTarget = useOpenTarget()
  const sheet = useSheet('scan')
  const onRead = (text: string) => {
    const url = ownUrl(text, location.origin)
    sheet.closeThen(() => {
      if (url) openTarget({ kind: 'route', path: url.pathname + url.search })
      else feedback.toast(translate(SEARCH_LABELS.notOurs))
    })
  }
  return (
    <>
      <button type="button" aria-label={translate(SEARCH_LABELS.scan)} onClick={sheet.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16" />
        </svg>
      </button>
      {sheet.isOpen && (
        <Suspense>
          <ScanPopup
            accepts={(text) => ownUrl(text, location.origin) !== undefined}
            onRead={onRead}
            onClose={sheet.close}
          />
        </Suspense>
      )}
    </>
  )
}
