import type { ArticleCard } from '@mallwright/contract/article'
import type { ReactNode } from 'react'

import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useItemsById } from '../../../catalog/model/items.queries.ts'
import type { Lookup } from '../../../catalog/model/items.queries.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import { ChosenList } from '../list/chosen-list.tsx'
import { ChosenLine } from './chosen-line.tsx'
import type { PickerProps } from './chosen-line.tsx'

const ArticleChooser = lazyComponent(async () => (await import('./article-chooser.tsx')).ArticleChooser)

/** Chosen articles with reordering, removal and chooser. */
export function ArticlesPicker({ ids, max, onChange }: PickerProps): ReactNode {
  const lookup = useItemsById('articles', ids)
  const nameOf = (id: string) => articleOf(lookup(id))?.title ?? id
  const isGone = (id: string) => lookup(id) === 'gone'
  return (
    <ChosenList
      ids={ids}
      max={max}
      none={INSPECTOR_TEXTS.noArticles}
      choose={INSPECTOR_TEXTS.chooseArticle}
      goneCount={ROWS_TEXTS.goneArticles}
      nameOf={nameOf}
      isGone={isGone}
      renderEntry={(id) => (
        <ChosenLine
          name={nameOf(id)}
          pictureAddress={articleOf(lookup(id))?.coverUrl ?? ''}
          gone={isGone(id) ? INSPECTOR_TEXTS.goneArticle : undefined}
        />
      )}
      renderChooser={(chooser) => <ArticleChooser {...chooser} ids={ids} max={max} />}
      onChange={onChange}
    />
  )
}

function articleOf(found: ReturnType<Lookup<ArticleCard>>): ArticleCard | undefined {
  return found === 'gone' ? undefined : found
}
