import type { UploaderProps } from '@mallwright/shop-core/widgets/uploader'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useAccountSession, useShop } from '../client/shop-context.ts'

/** Loaded apart from the forms that have one. */
const Uploader = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/uploader')).Uploader }))

/** Field of private files of the account; nothing for a visitor. */
export function OwnUploader(
  props: Omit<UploaderProps, 'send' | 'accountId'> & {
    /** Shown while it loads; a bar of the height of most unless named. */
    readonly fallback?: ReactNode
  },
): ReactNode {
  const { fallback = <span className="shop-skeleton-bar" style={{ height: 96 }} />, ...field } = props
  const { send } = useShop()
  const accountId = useAccountSession()?.account.id
  if (accountId === undefined) return null
  return (
    <Suspense fallback={fallback}>
      <Uploader {...field} send={send} accountId={accountId} />
    </Suspense>
  )
}
