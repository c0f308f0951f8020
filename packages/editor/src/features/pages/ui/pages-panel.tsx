import { useText } from '@mallwright/shop-core/i18n'
import { Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { openPageOf } from '../model/page-actions.ts'
import { useSitePagesQuery } from '../model/pages.queries.ts'
import type { SitePage } from '../model/pages.queries.ts'
import { matchesPage } from '../model/order-pages.ts'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import { PagePicture } from './page-picture.tsx'
import { PageState } from './page-state.tsx'
import { PageSearch } from './page-search.tsx'
import './pages-panel.css'

/** The pages of the site with pictures, the last edited first: search, open one, make a new one. */
export function PagesPanel(): ReactNode {
  const { view } = useStudio()
  const text = useText()
  const [word, setWord] = useState('')
  const { data: pages, reload } = useSitePagesQuery()
  return (
    <div className="st-pages-panel">
      <div className="st-pages-tools">
        <PageSearch word={word} onType={setWord} />
        <button type="button" className="st-button is-small" onClick={() => view.setState({ dialog: 'newPage' })}>
          <Plus />
          {text(PAGES_TEXTS.create)}
        </button>
        <button
          type="button"
          className="st-button is-small is-quiet"
          onClick={() => view.setState({ dialog: 'pages' })}
        >
          {text(PAGES_TEXTS.manage)}
        </button>
      </div>
      {pages === 'loading' && <p className="st-hint">{text(PAGES_TEXTS.loading)}</p>}
      {pages === 'failed' && <LoadError message={PAGES_TEXTS.loadFailed} onRetry={reload} />}
      {typeof pages !== 'string' && <PageRows pages={pages.filter((page) => matchesPage(page, word))} />}
    </div>
  )
}

function PageRows({ pages }: { readonly pages: readonly SitePage[] }): ReactNode {
  const studio = useStudio()
  const text = useText()
  if (pages.length === 0) {
    return (
      <div className="st-empty" role="status">
        <SearchX />
        <strong>{text(PAGES_TEXTS.notFound)}</strong>
      </div>
    )
  }
  const open = async (code: string) => {
    const outcome = await openPageOf(studio, code)
    if (outcome !== 'done') studio.announcer.notify(text(PAGES_TEXTS[outcome]))
  }
  return (
    <ul className="st-page-rows">
      {pages
        .toSorted((a, b) => b.editedAt.localeCompare(a.editedAt))
        .map((page) => {
          const isOpen = page.code === studio.column
          return (
            <li key={page.code}>
              <button
                type="button"
                className="st-row-button st-page-row"
                aria-current={isOpen ? 'page' : undefined}
                onClick={() => !isOpen && void open(page.code)}
              >
                <PagePicture page={page} />
                <span className="st-page-words">
                  <strong>{page.title || text(PAGES_TEXTS.untitled)}</strong>
                  <small>/{page.code}</small>
                  <PageState page={page} />
                </span>
              </button>
            </li>
          )
        })}
    </ul>
  )
}
