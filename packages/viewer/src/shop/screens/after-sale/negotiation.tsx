import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { AfterSaleStep } from './after-sale-model.ts'
import { EvidencePictures } from './evidence-pictures.tsx'
import './after-sale.css'

const ACTORS: Readonly<Record<string, Label>> = {
  B: { zh: '买家', en: 'Buyer' },
  S: { zh: '商家', en: 'Shop' },
  O: { zh: '平台', en: 'Platform' },
  T: { zh: '系统', en: 'System' },
  C: { zh: '支付渠道', en: 'Payment channel' },
}

/** The negotiation of an after-sale, newest step first, with what was said and shown (协商历史). */
export function Negotiation({ steps }: { readonly steps: readonly AfterSaleStep[] }): ReactNode {
  const translate = useText()
  return (
    <ol className="shop-negotiation">
      {[...steps].reverse().map(({ actor, text, remark, pictureIds, at }) => {
        const name = ACTORS[actor]
        return (
          <li key={`${at} ${text}`}>
            <strong>{name ? translate(name) : actor}</strong>
            <span>{text}</span>
            {remark !== '' && <span className="shop-line-weak">{remark}</span>}
            <EvidencePictures ids={pictureIds} />
            <time>{at}</time>
          </li>
        )
      })}
    </ol>
  )
}
