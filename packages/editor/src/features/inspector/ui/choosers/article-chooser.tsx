import { readArticle } from '@mallwright/contract/article'
import type { ArticleCard } from '@mallwright/contract/article'
import { useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import type { ChooserProps } from '../list/chosen-list.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { SearchChooser } from './search-chooser.tsx'
import { ChosenLine } from './chosen-line.tsx'
import { useArticleClasses } from './use-article-classes.ts'
import type { Ask } from '../../../catalog/model/use-search.ts'

/** Dialog for choosing articles by keyword or class. */
export function ArticleChooser(
  props: ChooserProps & { readonly ids: readonly string[]; readonly max: number },
): ReactNode {
  const { api } = useStudio()
  const classes = useArticleClasses()
  const ask: Ask<ArticleCard> = useCallback(
    async ({ word, classId, page }, pageSize) => {
      const answer = await api.getArticlePage({
        body: { cKeyword: word, cClassCodes: classId, pageNum: page, pageSize },
      })
      return answer.ok ? { items: answer.data.results.map(readArticle), total: answer.data.iTotleSize } : undefined
    },
    [api],
  )
  return (
    <SearchChooser
      {...props}
      kind={{
        title: INSPECTOR_TEXTS.chooseArticle,
        searchLabel: INSPECTOR_TEXTS.searchArticle,
        noResult: INSPECTOR_TEXTS.noArticleFound,
        classes:
          typeof classes === 'string'
            ? []
            : classes.map(({ cClassCode, cClassName }) => ({ id: cClassCode, name: cClassName })),
        ask,
        idOf: ({ id }) => id,
        renderLine: ({ title, coverUrl, className, publishedAt }) => (
          <ChosenLine name={title} pictureAddress={coverUrl} note={`${className} · ${publishedAt.slice(0, 10)}`} />
        ),
      }}
    />
  )
}
