import type { ArticleCard } from '@mallwright/contract/article'
import { useCallback } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { lazyComponent } from '../../../../ui/lazy.tsx'
import { useKnown } from '../../../catalog/model/use-items-by-id.ts'
import type { Lookup } from '../../../catalog/model/use-items-by-id.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'
import { ChosenList } from '../list/chosen-list.tsx'
import { ChosenLine } from './chosen-line.tsx'
import type { PickerProps } from './chosen-line.tsx'

const ArticleChooser = lazyComponent(async () => (await import('./article-chooser.tsx')).ArticleChooser)
const idOf = ({ id }: ArticleCard) => id

/** Chosen articles with reordering, removal and chooser. */
export function ArticlesPicker({ ids, max, onChange }: PickerProps): ReactNode {
  const { source } = useStudio()
  const load = useCallback(
    async (missing: readonly string[]) =>
      (await source.articles({ ids: missing }, { number: 1, size: Math.max(1, missing.length) })).items,
    [source],
  )
  const lookup = useKnown(ids, load, idOf)
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
