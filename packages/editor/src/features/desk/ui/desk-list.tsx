import { useText } from '@mallwright/shop-core/i18n'
import { useQuery } from '@tanstack/react-query'
import { Inbox, Lock } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { LoadError } from '../../../ui/load-error.tsx'
import type { DeskApi } from '../model/desk-api.ts'
import { DeskError, DESK_PAGE_SIZE, WHOLE_LIST } from '../model/desk-section.ts'
import type { DeskAction, DeskPage, DeskQuery, DeskSection } from '../model/desk-section.ts'
import { deskPageQuery } from '../model/desk.queries.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import { useRowChoice } from '../model/desk-choice.ts'
import type { BatchReport } from '../model/desk-choice.ts'
import { DeskActionDialog } from './desk-action-dialog.tsx'
import { DeskTable } from './desk-table.tsx'
import { DeskTools } from './desk-tools.tsx'

/** A list of the desk with search, filter, paging and what may be done with its rows. */
export function DeskList({ api, section }: { readonly api: DeskApi; readonly section: DeskSection }): ReactNode {
  const [query, setQuery] = useState(WHOLE_LIST)
  const [asked, setAsked] = useState<{ readonly action: DeskAction; readonly subject: string }>()
  const [report, setReport] = useState<BatchReport>()
  const page = useQuery(deskPageQuery(api, section, query))
  const choice = useRowChoice(section.batch, page.data?.rows ?? [])
  const look = (next: Partial<DeskQuery>) => {
    setQuery({ ...query, page: 1, ...next })
    setReport(undefined)
    choice.choose([])
  }
  const ask = (action: DeskAction, subject: string) => {
    setReport(undefined)
    setAsked({ action, subject })
  }
  return (
    <div className="st-desk-list">
      <DeskTools
        api={api}
        section={section}
        query={query}
        chosen={choice.chosen}
        onLook={look}
        onAsk={ask}
        onBatchDone={setReport}
      />
      <p className="st-hint" role="status">
        {report && <Report report={report} />}
      </p>
      <ListBody
        section={section}
        page={page.data}
        error={page.error}
        isNarrowed={[query.keyword, query.filter, query.from, query.to].some((value) => value !== '')}
        onRetry={() => void page.refetch()}
      >
        {(rows) => (
          <DeskTable
            api={api}
            section={section}
            rows={rows}
            isOld={page.isPlaceholderData}
            choice={choice}
            onAct={ask}
            renderRelated={(related) => <DeskList api={api} section={related} />}
          />
        )}
      </ListBody>
      {page.data && page.data.total > DESK_PAGE_SIZE && (
        <Pager total={page.data.total} page={query.page} onTurn={(number) => look({ page: number })} />
      )}
      {asked && <DeskActionDialog api={api} {...asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function Report({ report: { done, refused } }: { readonly report: BatchReport }): ReactNode {
  const text = useText()
  const rows = refused.map(({ title, reason }) => `${title} (${reason})`).join(text(DESK_TEXTS.comma))
  return (
    <>
      {done > 0 && <span>{text(DESK_TEXTS.batchDone, { n: String(done) })} </span>}
      {refused.length > 0 && (
        <span className="st-error">{text(DESK_TEXTS.batchRefused, { n: String(refused.length), rows })}</span>
      )}
    </>
  )
}

function ListBody(props: {
  readonly section: DeskSection
  readonly page: DeskPage | undefined
  readonly error: Error | null
  readonly isNarrowed: boolean
  readonly onRetry: () => void
  readonly children: (rows: DeskPage['rows']) => ReactNode
}): ReactNode {
  const { section, page, error, isNarrowed, onRetry, children } = props
  const text = useText()
  if (error instanceof DeskError && error.failure === 'GATE_CLOSED') {
    return (
      <div className="st-empty">
        <Lock />
        <strong>{text(section.closedText?.title ?? DESK_TEXTS.noPermission)}</strong>
        <span>{text(section.closedText?.hint ?? DESK_TEXTS.noPermissionHint)}</span>
      </div>
    )
  }
  if (error && !page) return <LoadError message={DESK_TEXTS.failed} onRetry={onRetry} />
  if (!page) {
    return (
      <p className="st-hint" role="status">
        {text(DESK_TEXTS.loading)}
      </p>
    )
  }
  if (page.rows.length === 0) {
    return (
      <div className="st-empty" role="status">
        <Inbox />
        <strong>{text(isNarrowed ? DESK_TEXTS.noMatch : section.emptyText)}</strong>
      </div>
    )
  }
  return children(page.rows)
}

function Pager(props: {
  readonly total: number
  readonly page: number
  readonly onTurn: (page: number) => void
}): ReactNode {
  const { total, page, onTurn } = props
  const text = useText()
  const pages = Math.ceil(total / DESK_PAGE_SIZE)
  return (
    <div className="st-desk-pager">
      <span className="st-hint" role="status">
        {text(DESK_TEXTS.total, { n: String(total) })}
        {' · '}
        {text(DESK_TEXTS.pageOf, { page: String(page), pages: String(pages) })}
      </span>
      <button type="button" className="st-button is-small" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {text(DESK_TEXTS.previous)}
      </button>
      <button type="button" className="st-button is-small" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {text(DESK_TEXTS.next)}
      </button>
    </div>
  )
}
