import type { ReactNode } from 'react'

import type { ChooserProps } from '../list/chosen-list.tsx'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { SearchChooser } from './search-chooser.tsx'
import { ChosenLine } from './chosen-line.tsx'
import { useArticleClasses } from '../../../catalog/model/classes.queries.ts'

/** Dialog for choosing articles by keyword or class. */
export function ArticleChooser(
  props: ChooserProps & { readonly ids: readonly string[]; readonly max: number },
): ReactNode {
  const classes = useArticleClasses()
  return (
    <SearchChooser
      {...props}
      kind={{
        title: INSPECTOR_TEXTS.chooseArticle,
        searchLabel: INSPECTOR_TEXTS.searchArticle,
        noResult: INSPECTOR_TEXTS.noArticleFound,
        classes: typeof classes === 'string' ? [] : classes.map(({ code, name }) => ({ id: code, name })),
        items: 'articles',
        idOf: ({ id }) => id,
        renderLine: ({ title, coverUrl, className, publishedAt }) => (
          <ChosenLine name={title} pictureAddress={coverUrl} note={`${className} · ${publishedAt.slice(0, 10)}`} />
        ),
      }}
    />
  )
}
