import type { ArticleCard } from '@mallwright/contract'
import { lazy, useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../studio/studio.ts'
import { ChosenList } from '../chosen-list.tsx'
import type { ControlProps } from '../control-props.ts'
import { INSPECTOR_TEXTS } from '../inspector.texts.ts'
import { ThingLine } from './thing-line.tsx'
import { useKnown } from './use-known.ts'

const ArticleChooser = lazy(async () => ({ default: (await import('./article-chooser.tsx')).ArticleChooser }))
const idOf = ({ id }: ArticleCard) => id

/** Articles in the order shown. */
export function ArticlesControl({ field, value, onChange }: ControlProps<'articles', readonly string[]>): ReactNode {
  return <ArticlesPicker ids={value} max={field.max} onChange={(ids) => onChange(ids, 'choice')} />
}

/** The chosen articles, each to move and to remove, and the way to the chooser. */
export function ArticlesPicker(props: {
  readonly ids: readonly string[]
  readonly max: number
  readonly onChange: (ids: readonly string[]) => void
}): ReactNode {
  const { ids, max, onChange } = props
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
