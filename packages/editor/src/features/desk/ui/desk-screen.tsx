import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { Languages, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'

import { IconButton } from '../../../ui/icon-button.tsx'
import type { DeskApi } from '../model/desk-api.ts'
import { DeskError, WHOLE_LIST } from '../model/desk-section.ts'
import { DESK_SECTIONS, sectionIn } from '../model/sections/desk-sections.ts'
import { deskPageQuery } from '../model/desk.queries.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { DeskList } from './desk-list.tsx'
import './desk.css'
import './desk-menu.css'

/** What an account has at the desk as a member of an institution. */
export interface DeskWork {
  /** Whether it may see any of it; `undefined` until that is known. */
  readonly isOpen: boolean | undefined
  /** The address names it. */
  readonly isShown: boolean
  /** Beside the title of the desk. */
  readonly head: ReactNode
  readonly menu: ReactNode
  readonly content: ReactNode
}

/** The desk: a menu of what the account may see, the work of members and the lists of operators, and the chosen one. */
export function DeskScreen(props: {
  readonly api: DeskApi
  readonly work: DeskWork
  /** Name of the signed-in account. */
  readonly name: string
  readonly onSignOut: () => void
  /** Shown instead when the account is no operator and has no work. */
  readonly notAllowed: ReactNode
}): ReactNode {
  const { api, work, name, onSignOut, notAllowed } = props
  const text = useText()
  const isOperator = useIsOperator(api)
  const { search } = useLocation()
  const section = sectionIn(search)
  if (isOperator === undefined || (!isOperator && work.isOpen === undefined)) {
    return (
      <p className="st-root st-opening" role="status">
        {text(DESK_TEXTS.loading)}
      </p>
    )
  }
  if (!isOperator && !work.isOpen) return notAllowed
  const isWork = work.isShown || !isOperator
  return (
    <div className={`st-root st-desk ${isWork ? 'is-work' : ''}`}>
      <header className="st-desk-head">
        <span className="st-logo" aria-hidden="true" />
        <h1>{text(isOperator ? DESK_TEXTS.title : DESK_TEXTS.memberTitle)}</h1>
        {work.head}
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
        {work.isOpen && work.menu}
        {isOperator && (
          <>
            {work.isOpen && <p className="st-desk-group">{text(DESK_TEXTS.operation)}</p>}
            {DESK_SECTIONS.map((candidate) => (
              <Link
                key={candidate.key}
                className="st-row-button"
                to={`?${new URLSearchParams({ list: candidate.key })}`}
                aria-current={!isWork && candidate === section ? 'page' : undefined}
              >
                <span>{text(candidate.label)}</span>
              </Link>
            ))}
          </>
        )}
      </nav>
      {isWork ? (
        work.content
      ) : (
        <main className="st-desk-main">
          <h2>{text(section.label)}</h2>
          <DeskList key={section.key} api={api} section={section} />
        </main>
      )}
    </div>
  )
}

/** Whether the account is an operator, by the first list that each of them may read, also one of another operator than the mall's; `undefined` until that is known. */
function useIsOperator(api: DeskApi): boolean | undefined {
  const teams = DESK_SECTIONS.find(({ key }) => key === 'teams') ?? DESK_SECTIONS[0]
  const access = useQuery(deskPageQuery(api, teams, WHOLE_LIST))
  if (access.isPending) return undefined
  return !(access.error instanceof DeskError && access.error.failure === 'GATE_CLOSED')
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
