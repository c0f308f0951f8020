import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { GatewayHtml } from '../../../gateway-html/gateway-html.tsx'
import { latestArticleQuery } from '../../article/article.queries.ts'
import '../../article/article-details/article-details.css'
import { AGREEMENTS } from './agreements.ts'
import type { AgreementName } from './agreements.ts'

const LABELS = {
  none: { zh: '暂无内容', en: 'Nothing here yet' },
  since: { zh: '{day} 起生效', en: 'In force since {day}' },
}

/** Text of an agreement that applies. */
export function AgreementText({ name }: { readonly name: AgreementName }) {
  const translate = useText()
  const article = useQuery(latestArticleQuery(useShop(), AGREEMENTS[name].classCode))
  if (article.isPending) return <span className="shop-skeleton-bar" aria-busy="true" />
  if (article.data === undefined) return <ErrorNotice error={article.error} onRetry={() => void article.refetch()} />
  if (article.data === null) return <Notice kind="empty" title={translate(LABELS.none)} />
  return (
    <article>
      <p className="shop-article-facts">{translate(LABELS.since, { day: article.data.publishedAt.slice(0, 10) })}</p>
      <GatewayHtml className="shop-article-html" html={article.data.bodyHtml} />
    </article>
  )
}
