import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { Languages, LogOut } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import type { DeskApi } from '../model/desk-api.ts'
import { DeskError, WHOLE_LIST } from '../model/desk-section.ts'
import type { DeskSection } from '../model/desk-section.ts'
import { DESK_SECTIONS, sectionIn } from '../model/sections/desk-sections.ts'
import { deskPageQuery } from '../model/desk.queries.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { DeskList } from './desk-list.tsx'
import './desk.css'

/** The operators' desk: a menu of lists, and the chosen one. */
export function DeskScreen(props: {
  readonly api: DeskApi
  readonly queryClient: QueryClient
  /** Name of the signed-in account. */
  readonly name: string
  readonly onSignOut: () => void
  /** Shown instead when the account is no operator. */
  readonly notAllowed: ReactNode
}): ReactNode {
  return (
    <QueryClientProvider client={props.queryClient}>
      <Desk {...props} />
    </QueryClientProvider>
  )
}

function Desk({ api, name, onSignOut, notAllowed }: Parameters<typeof DeskScreen>[0]): ReactNode {
  const text = useText()
  const [section, setSection] = useState(() => sectionIn(location.search))
  // The first list that every operator may read, also one of another operator than the mall's: says whether there is a desk.
  const teams = DESK_SECTIONS.find(({ key }) => key === 'teams') ?? DESK_SECTIONS[0]
  const access = useQuery(deskPageQuery(api, teams, WHOLE_LIST))
  if (access.error instanceof DeskError && access.error.failure === 'GATE_CLOSED') return notAllowed
  const open = (chosen: DeskSection) => {
    setSection(chosen)
    const address = new URL(location.href)
    address.searchParams.set('list', chosen.key)
    history.replaceState(history.state, '', address)
  }
  return (
    <div className="st-root st-desk">
      <header className="st-desk-head">
        <span className="st-logo" aria-hidden="true" />
        <h1>{text(DESK_TEXTS.title)}</h1>
        <span className="st-desk-name">{name}</span>
        <a className="st-button is-quiet is-small" href="/studio/">
          {text(DESK_TEXTS.studio)}
        </a>
        <LanguageButton />
        <IconButton label={text(DESK_TEXTS.signOut)} onClick={onSignOut}>
          <LogOut />
        </IconButton>
      </header>
      <nav className="st-desk-menu" aria-label={text(DESK_TEXTS.lists)}>
        {DESK_SECTIONS.map((candidate) => (
          <button
            key={candidate.key}
            type="button"
            className="st-row-button"
            aria-current={candidate === section ? 'page' : undefined}
            onClick={() => open(candidate)}
          >
            {text(candidate.label)}
          </button>
        ))}
      </nav>
      <main className="st-desk-main">
        <h2>{text(section.label)}</h2>
        <DeskList key={section.key} api={api} section={section} />
      </main>
    </div>
  )
}

function LanguageButton(): ReactNode {
  const locale = useLocale()
  const text = useText()
  return (
    <IconButton label={text(DESK_TEXTS.language)} onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}>
      <Languages />
    </IconButton>
  )
}
