import type { ArticleCard } from '@mallwright/contract'
import { lazy, useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../studio/studio.ts'
import { ChosenList } from '../chosen-list.tsx'
import { INSPECTOR_TEXTS } from '../inspector.texts.ts'
import type { PickerProps } from './picker-props.ts'
import { ThingLine } from './thing-line.tsx'
import { useKnown } from './use-known.ts'

const ArticleChooser = lazy(async () => ({ default: (await import('./article-chooser.tsx')).ArticleChooser }))
const idOf = ({ id }: ArticleCard) => id

/** The chosen articles, each to move and to remove, and the way to the chooser. */
export function ArticlesPicker({ ids, max, onChange }: PickerProps): ReactNode {
  const { source } = useStudio()
  const load = useCallback(
    async (wanted: readonly string[]) =>
      (await source.articles({ ids: wanted }, { number: 1, size: Math.max(1, wanted.length) })).items,
    [source],
  )
  const known = useKnown(ids, load, idOf)
  return (
    <ChosenList
      ids={ids}
      none={INSPECTOR_TEXTS.noArticles}
      choose={INSPECTOR_TEXTS.chooseArticle}
      nameOf={(id) => known?.get(id)?.title ?? id}
      renderEntry={(id) => {
        const article = known?.get(id)
        const isGone = known !== undefined && !article
        return <ThingLine name={article?.title ?? id} pictureAddress={article?.coverUrl ?? ''} isGone={isGone} />
      }}
      renderChooser={(chooser) => <ArticleChooser {...chooser} ids={ids} max={max} />}
      onChange={onChange}
    />
  )
}
