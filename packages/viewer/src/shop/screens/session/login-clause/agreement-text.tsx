import type { ClauseType } from '@mallwright/contract/article'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { GatewayHtml } from '../../../gateway-html/gateway-html.tsx'
import '../../article/article-details/article-details.css'
import { agreementQuery } from './agreements.ts'

const LABELS = {
  none: { zh: '暂无内容', en: 'Nothing here yet' },
  since: { zh: '第 {version} 版，{day} 起生效', en: 'Version {version}, in force since {day}' },
}

/** Text of the agreement that is in force. */
export function AgreementText({ type }: { readonly type: ClauseType }) {
  const translate = useText()
  const agreement = useQuery(agreementQuery(useShop(), type))
  if (agreement.isPending) return <span className="shop-skeleton-bar" aria-busy="true" />
  if (agreement.data === undefined) {
    return <ErrorNotice error={agreement.error} onRetry={() => void agreement.refetch()} />
  }
  if (agreement.data === null) return <Notice kind="empty" title={translate(LABELS.none)} />
  const { version, since, bodyHtml } = agreement.data
  return (
    <article>
      <p className="shop-article-facts">{translate(LABELS.since, { version, day: since })}</p>
      <GatewayHtml className="shop-article-html" html={bodyHtml} />
    </article>
  )
}
