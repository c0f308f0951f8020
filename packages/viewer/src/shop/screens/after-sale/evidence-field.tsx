import { AFTER_SALE_LIMITS } from '@mallwright/contract/after-sale'
import { AFTER_SALE_UPLOAD } from '@mallwright/contract/file'
import type { Label } from '@mallwright/contract/values'
import type { Ref } from 'react'
import { lazy, Suspense, use } from 'react'
import type { ReactNode } from 'react'

import { useAccountSession, useShop } from '../../client/shop-context.ts'
import { FormWaiting } from '../../controls/form-waiting.ts'

const Uploader = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/uploader')).Uploader }))

/** The name of its uploads, which is stored in Chinese. */
const BUSI_NAME = { zh: '售后凭证', en: 'After-sale' } satisfies Label

/** Pictures that show what is wrong: private files of the buyer's, for the shop and the platform. Domain sheet 55. */
export function EvidenceField(props: {
  readonly label: string
  readonly value: readonly string[]
  readonly onChange: (docIds: readonly string[]) => void
  readonly message: string
  readonly ref: Ref<{ focus(): void }>
}): ReactNode {
  const { label, value, onChange, message, ref } = props
  const onSending = use(FormWaiting)
  const { send } = useShop()
  const accountId = useAccountSession()?.account.id
  if (accountId === undefined) return null
  return (
    <Suspense fallback={<span className="shop-skeleton-bar" style={{ height: 96 }} />}>
      <Uploader
        {...{ label, send, accountId, value, onChange, onSending, message, ref }}
        busiType={AFTER_SALE_UPLOAD}
        busiName={BUSI_NAME.zh}
        maxCount={AFTER_SALE_LIMITS.files}
      />
    </Suspense>
  )
}
