import { productPath } from '@mallwright/contract/link'
import { createApi } from '@mallwright/contract/rpc'
import { createShareLink } from '@mallwright/contract/share'
import { newUuid } from '@mallwright/contract/values'
import { useHostHref } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import { useAccountSession, useShop } from '../../../../client/shop-context.ts'
import { shareAddress } from '../../../../navigation/share-address.ts'
import type { FullProduct } from '../../full-product.ts'
import { PRODUCT_LABELS } from '../kit/product-labels.ts'

/** Shares a product; the link of an account carries its code. */
export function ShareButton({ product }: { readonly product: FullProduct }) {
  const translate = useText()
  const { feedback, send } = useShop()
  const isSignedIn = useAccountSession() !== undefined
  const plain = useHostHref(productPath(product.code))
  const [shared, setShared] = useState('')
  const own = useHostHref(shared)
  const share = async () => {
    const path = shared === '' && isSignedIn ? await readOwnPath() : own
    const outcome = await shareAddress({ title: product.name, url: new URL(path || plain, location.origin).href })
    if (outcome === 'copied') feedback.toast(translate(PRODUCT_LABELS.copied))
    if (outcome === 'failed') feedback.toast(translate(PRODUCT_LABELS.notCopied))
  }
  /** Without an answer the plain address is shared. */
  const readOwnPath = async () => {
    const body = { cRequestUuid: newUuid(), cTargetType: 'prod', cTargetId: product.code } as const
    const answer = await createApi({ createShareLink }, send).createShareLink({ body })
    if (!answer.ok) return ''
    setShared(answer.data.cPath)
    return answer.data.cPath
  }
  return (
    <button
      type="button"
      className="shop-head-back"
      aria-label={translate(PRODUCT_LABELS.share)}
      onClick={() => void share()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9h14v-9h-1" />
      </svg>
    </button>
  )
}
