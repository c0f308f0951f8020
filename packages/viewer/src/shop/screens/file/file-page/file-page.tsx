import { FilePreview } from '@mallwright/shop-core/widgets/file-preview'
import type { ReactNode } from 'react'

import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'

/** A stored file (`cDocId`) that the account may see, on the full screen, under a title (`title`) or its own name. Domain sheet 83. */
export function Screen(): ReactNode {
  const { send } = useShop()
  const accountId = useAccountSession()?.account.id
  const docId = useRouteParam('docId')
  const title = useRouteParam('title')
  const goBack = useGoBack()
  useScreenTitle(title)
  if (accountId === undefined) return null
  return (
    <div className="shop-screen">
      <main>
        <FilePreview key={docId} {...{ send, accountId, title }} source={{ docId }} onClose={goBack} />
      </main>
    </div>
  )
}
