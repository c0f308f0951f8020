import { ownUrl } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'

import { useShop } from '../../../client/shop-context.ts'
import { ScanButton } from '../../../controls/scan-button.tsx'
import { useOpenTarget } from '../../../navigation/open-link.ts'
import { SEARCH_LABELS } from '../search-labels.ts'

/** Button that scans a code of the mall and opens what it leads to. */
export function SearchScan() {
  const translate = useText()
  const { feedback } = useShop()
  const openTarget = useOpenTarget()
  const open = (text: string) => {
    const url = ownUrl(text, location.origin)
    if (url) openTarget({ kind: 'route', path: url.pathname + url.search })
    else feedback.toast(translate(SEARCH_LABELS.notOurs))
  }
  return (
    <ScanButton
      label={translate(SEARCH_LABELS.scan)}
      accepts={(text) => ownUrl(text, location.origin) !== undefined}
      onRead={open}
    />
  )
}
