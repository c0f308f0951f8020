import { Popover } from '@base-ui/react/popover'
import type { Label } from '@mallwright/contract/values'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { FilePlus2, LayoutList, Palette } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode, RefObject } from 'react'

import { useSitePagesQuery } from '../features/pages/model/pages.queries.ts'
import type { SitePage } from '../features/pages/model/pages.queries.ts'
import { PAGES_TEXTS } from '../features/pages/model/pages.texts.ts'
import { byLastEdit, matchesPage } from '../features/pages/model/order-pages.ts'
import { PagePicture } from '../features/pages/ui/page-picture.tsx'
import { PageState } from '../features/pages/ui/page-state.tsx'
import { openDocument } from '../features/saving/model/open-document.ts'
import { useStudio } from '../studio/studio.ts'
import { LoadError } from '../ui/load-error.tsx'
import { SearchList } from '../ui/search-list.tsx'
import type { SearchEntry } from '../ui/search-list.tsx'
import './document-menu.css'

const TEXTS = {
  documents: { zh: '页面与站点', en: 'Pages and site' },
  searchDocuments: { zh: '搜索页面或站点部分', en: 'Search pages and parts of the site' },
  site: { zh: '站点', en: 'Site' },
  manage: { zh: '管理', en: 'Manage' },
  pages: { zh: '页面', en: 'Pages' },
} satisfies Record<string, Label>

interface Entry extends SearchEntry {
  readonly isFound: (word: string) => boolean
  readonly run: () => void
}

/** Pages with pictures, site parts, and the way to new pages: searched, and chosen by keys, mouse or touch. Saves before it leaves. */
export function DocumentMenu(props: {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}): ReactNode {
  const { anchor, onClose } = props
  const studio = useStudio()
  const text = useText()
  const { data: pages, reload } = useSitePagesQuery()
  const [word, setWord] = useState('')
  const choose = (entry: Entry) => {
    onClose()
    entry.run()
  }
  const open = async (code: string) => {
    if (code === studio.column) return
    if (!(await openDocument(studio, code))) studio.announcer.notify(text(PAGES_TEXTS.notSaved))
  }
  const listed = typeof pages === 'string' ? [] : byLastEdit(pages, studio.column)
  const groups = [
    {
      key: 'pages',
      name: text(TEXTS.pages),
      entries: listed.map((page): Entry => ({
        key: `page-${page.code}`,
        isFound: (searched) => matchesPage(page, searched),
        face: <PageFace page={page} isOpen={page.code === studio.column} />,
        run: () => void open(page.code),
      })),
    },
    {
      key: 'more',
      name: text(TEXTS.manage),
      entries: [
        actionEntry('new', text(PAGES_TEXTS.create), <FilePlus2 />, () => studio.view.setState({ dialog: 'newPage' })),
        actionEntry('all', text(PAGES_TEXTS.title), <LayoutList />, () => studio.view.setState({ dialog: 'pages' })),
      ],
    },
    {
      key: 'site',
      name: text(TEXTS.site),
      entries: Object.entries(SITE_PARTS).map(([code, { label }]) =>
        actionEntry(`part-${code}`, text(label), <Palette />, () => void open(code)),
      ),
    },
  ]
  const found = groups.map(({ entries, ...group }) => ({
    ...group,
    entries: entries.filter(({ isFound }) => isFound(word)),
  }))
  const isEmpty = found.every(({ entries }) => entries.length === 0)
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className="st-positioner"
        >
          <Popover.Popup
            className="st-popup st-portal st-document-menu"
            aria-label={text(TEXTS.documents)}
            finalFocus={anchor}
          >
            <SearchList
              label={text(TEXTS.searchDocuments)}
              word={word}
              groups={found}
              onWord={setWord}
              onChoose={choose}
              foot={
                <>
                  {pages === 'loading' && <p className="st-hint">{text(PAGES_TEXTS.loading)}</p>}
                  {pages === 'failed' && <LoadError message={PAGES_TEXTS.loadFailed} onRetry={reload} />}
                  {isEmpty && (
                    <p className="st-hint" role="status">
                      {text(PAGES_TEXTS.notFound)}
                    </p>
                  )}
                </>
              }
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function actionEntry(key: string, name: string, icon: ReactNode, run: () => void): Entry {
  const face = (
    <>
      {icon}
      <span>{name}</span>
    </>
  )
  return { key, isFound: (word) => name.toLowerCase().includes(word.trim().toLowerCase()), face, run }
}

function PageFace({ page, isOpen }: { readonly page: SitePage; readonly isOpen: boolean }): ReactNode {
  const text = useText()
  return (
    <>
      <PagePicture page={page} />
      <span className="st-document-words">
        <strong>{page.title || text(PAGES_TEXTS.untitled)}</strong>
        <small>/{page.code}</small>
      </span>
      {isOpen ? <em className="st-page-state">{text(PAGES_TEXTS.current)}</em> : <PageState page={page} />}
    </>
  )
}
