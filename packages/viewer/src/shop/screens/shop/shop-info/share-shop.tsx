import { shopPath } from '@mallwright/contract/link'
import { createApi } from '@mallwright/contract/rpc'
import { createShareLink } from '@mallwright/contract/share'
import { newUuid } from '@mallwright/contract/values'
import { useContext } from 'react'
import { HostBase } from '@mallwright/modules/views'
import { withHostBase } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'

import { useAccountSession, useShop } from '../../../client/shop-context.ts'
import { shareAddress } from '../../../navigation/share-address.ts'
import type { ShopProfile } from '../shop-reader.ts'
import { INFO_LABELS } from './info-labels.ts'

/** Shares a shop; the link of an account carries its code. */
export function ShareShop({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const { send, feedback } = useShop()
  const base = useContext(HostBase)
  const isSignedIn = useAccountSession() !== undefined
  const readPath = async () => {
    if (!isSignedIn) return shopPath(shop.id)
    const body = { cRequestUuid: newUuid(), cTargetType: 'shop', cTargetId: shop.id } as const
    const answer = await createApi({ createShareLink }, send).createShareLink({ body })
    // Without an answer the plain address is shared.
    return answer.ok ? answer.data.cPath : shopPath(shop.id)
  }
  const share = async () => {
    const url = new URL(withHostBase(await readPath(), base), location.origin).href
    const outcome = await shareAddress({ title: shop.name, url })
    if (outcome === 'copied') feedback.toast(translate(INFO_LABELS.copied))
    if (outcome === 'failed') feedback.toast(translate(INFO_LABELS.notCopied))
  }
  return (
    <button type="button" className="shop-button is-quiet shop-share-shop" onClick={() => void share()}>
      {translate(INFO_LABELS.share)}
    </button>
  )
}
