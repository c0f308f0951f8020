import type { DraftItem } from '@mallwright/contract/site'
import { useText } from '@mallwright/shop-core/i18n'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'

import { loadPages, useSitePages } from '../model/site-pages.ts'
import { useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { NewPage } from './new-page.tsx'
import { copyPage, freeAddress } from '../model/page-actions.ts'
import { PageLine } from './page-line.tsx'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import './pages.css'

/** Pages of the site: create, open, copy, remove. */
export function PagesDialog(props: { readonly isNew?: boolean; readonly onClose: () => void }): ReactNode {
  const { isNew = false, onClose } = props
  const { api, site } = useStudio()
  const text = useText()
  const pages = useSitePages()
  const [isMaking, setMaking] = useState(isNew)
  useEffect(() => void loadPages(api, site), [api, site])
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
      {pages === 'failed' && (
        <p className="st-error" role="alert">
          {text(PAGES_TEXTS.loadFailed)}{' '}
          <button type="button" className="st-button is-small" onClick={() => void loadPages(api, site)}>
            {text(PAGES_TEXTS.retry)}
          </button>
        </p>
      )}
      {typeof pages !== 'string' && <PageList pages={pages} />}
    </Dialog>
  )
}

function PageList({ pages }: { readonly pages: readonly DraftItem[] }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const load = () => void loadPages(studio.api, studio.site)
  const copy = async (page: DraftItem) => {
    const title = text(PAGES_TEXTS.copyOf, { title: page.cColumnName || text(PAGES_TEXTS.untitled) })
    const outcome = await copyPage(studio, page, { code: freeAddress(page.cColumnCode, pages), title })
    if (outcome === 'done') studio.announcer.notify(text(PAGES_TEXTS.copied, { title }))
    load()
    return outcome
  }
  return (
    <ul className="st-pages">
      {pages.map((page) => (
        <li key={page.cColumnCode}>
          <PageLine page={page} onCopy={() => copy(page)} onRemoved={load} />
        </li>
      ))}
    </ul>
  )
}
