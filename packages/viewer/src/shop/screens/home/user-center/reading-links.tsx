import { articlesPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { articleClassesQuery } from '../../article/article.queries.ts'

const LABELS = {
  reading: { zh: '公告与指南', en: 'News and guides' },
}

/** Ways to the articles of the site by class; nothing without any. */
export function ReadingLinks() {
  const translate = useText()
  const classes = useQuery(articleClassesQuery(useShop())).data ?? []
  if (classes.length === 0) return null
  return (
    <nav className="shop-entries" aria-label={translate(LABELS.reading)}>
      {classes.slice(0, 4).map(({ code, name }) => (
        <Anchor key={code} href={articlesPath([code])}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 3.5h7l4 4v12a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM14 3.5v4h4M9 12h6M9 15.5h6" />
          </svg>
          {name}
        </Anchor>
      ))}
    </nav>
  )
}
