import { useText } from '@mallwright/shop-core/i18n'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useSitePagesQuery } from '../model/pages.queries.ts'
import type { SitePage } from '../model/pages.queries.ts'
import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { NewPage } from './new-page.tsx'
import { copyPage, freeAddress, freeTitle } from '../model/page-actions.ts'
import { byLastEdit, matchesPage } from '../model/order-pages.ts'
import { PageLine } from './page-line.tsx'
import { PageSearch } from './page-search.tsx'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import './pages.css'

/** Pages of the site: create, open, copy, remove. */
export function PagesDialog(props: { readonly isNew?: boolean; readonly onClose: () => void }): ReactNode {
  const { isNew = false, onClose } = props
  const text = useText()
  const { data: pages, reload } = useSitePagesQuery()
  const [isMaking, setMaking] = useState(isNew)
  if (isMaking && typeof pages !== 'string') {
    return <NewPage pages={pages} onBack={() => setMaking(false)} onClose={onClose} />
  }
  const create = (
    <button type="button" className="st-button is-primary" onClick={() => setMaking(true)}>
      <Plus />
      {text(PAGES_TEXTS.create)}
    </button>
  )
  return (
    <Dialog title={text(PAGES_TEXTS.title)} isWide onClose={onClose} foot={typeof pages !== 'string' && create}>
      {pages === 'loading' && <p className="st-hint">{text(PAGES_TEXTS.loading)}</p>}
      {pages === 'failed' && <LoadError message={PAGES_TEXTS.loadFailed} onRetry={reload} />}
      {typeof pages !== 'string' && <PageList pages={pages} onChanged={reload} />}
    </Dialog>
  )
}

function PageList(props: { readonly pages: readonly SitePage[]; readonly onChanged: () => void }): ReactNode {
  const { pages, onChanged } = props
  const studio = useStudio()
  const text = useText()
  const copy = async (page: SitePage) => {
    const plain = text(PAGES_TEXTS.copyOf, { title: page.title || text(PAGES_TEXTS.untitled) })
    const title = freeTitle(plain, pages)
    const outcome = await copyPage(studio, page, { code: freeAddress(page.code, pages), title })
    if (outcome === 'done') studio.announcer.notify(text(PAGES_TEXTS.copied, { title }))
    onChanged()
    return outcome
  }
  const [word, setWord] = useState('')
  const list = useRef<HTMLUListElement>(null)
  /** Focus goes on before a removed line takes it away: to the next one, else the one before. */
  const leaveLine = (index: number) => {
    const lines = list.current?.children
    const neighbour = lines?.[index + 1] ?? lines?.[index - 1]
    neighbour?.querySelector<HTMLElement>('button:enabled')?.focus()
    onChanged()
  }
  const shown = byLastEdit(pages, studio.column).filter((page) => matchesPage(page, word))
  return (
    <>
      <PageSearch word={word} onType={setWord} hasFocus />
      {shown.length === 0 && (
        <p className="st-hint" role="status">
          {text(PAGES_TEXTS.notFound)}
        </p>
      )}
      <ul className="st-pages" ref={list}>
        {shown.map((page, index) => (
          <li key={page.code}>
            <PageLine page={page} onCopy={() => copy(page)} onRemoved={() => leaveLine(index)} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </>
  )
}
