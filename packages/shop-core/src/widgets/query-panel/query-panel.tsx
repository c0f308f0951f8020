import { keywordFields } from '@mallwright/contract/list-engine'
import type { Condition } from '@mallwright/contract/list-engine'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import type { ListFilter } from '../data-list/model/row-reader.ts'
import { shanghaiNow } from '../date-input/date-text.ts'
import { useRetained } from '../widget-host/retained-state.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import type { WidgetHost } from '../widget-host/widget-host.ts'
import type { RenderReferences } from './condition-field.tsx'
import { defaultValues } from './model/default-values.ts'
import { queryLayoutQuery } from './model/query-layout.ts'
import type { QueryLayout } from './model/query-layout.ts'
import { createQueryMachine } from './model/query-panel.machine.ts'
import type { QueryMachine } from './model/query-panel.machine.ts'
import { readDefaults } from './model/query-values.ts'
import type { QueryValues } from './model/query-values.ts'
import { QUERY_LABELS } from './query-labels.ts'
import './query-panel.css'

/** Loaded with its first opening. */
const ConditionSheet = lazy(async () => ({ default: (await import('./condition-sheet.tsx')).ConditionSheet }))
const ScanPopup = lazy(async () => ({ default: (await import('../scan-popup/scan-popup.tsx')).ScanPopup }))

/** A query and what it narrows. */
export interface QueryPanelProps {
  /** cBaseQueryCode. */
  readonly code: string
  /** Always narrows, whatever is searched for. */
  readonly fixed?: Condition
  /** Whether a code can be scanned for the keyword. */
  readonly hasScan?: boolean
  readonly renderReferences?: RenderReferences
  /** What is narrowed: drawn once the layout and the default values are known. */
  readonly children: (filter: ListFilter) => ReactNode
}

/** Search by keyword or by conditions above a list. Specification 2 §2.6, §4.6. */
export function QueryPanel(props: QueryPanelProps): ReactNode {
  const host = useWidgetHost()
  const layout = useQuery(queryLayoutQuery(host, props.code))
  const defaults = useQuery({ ...defaultsQuery(host, props.code, layout.data), enabled: layout.isSuccess })
  if (!layout.data || !defaults.data) return <div className="wg-query-bar is-waiting" aria-busy="true" />
  const items = layout.data.items.filter(({ cFieldType }) => cFieldType !== 'Refer' || props.renderReferences)
  return <Query {...props} layout={{ ...layout.data, items }} defaults={defaults.data} />
}

function defaultsQuery({ send, caller }: WidgetHost, code: string, layout: QueryLayout | undefined) {
  return {
    queryKey: ['query-defaults', code, caller, layout?.personId],
    queryFn: async () =>
      readDefaults(layout?.items ?? [], await defaultValues(send, code, layout?.personId ?? '').read()),
    // Read anew with every visit, and never while it is open.
    staleTime: Infinity,
    gcTime: 0,
  }
}

function Query(props: QueryPanelProps & { readonly layout: QueryLayout; readonly defaults: QueryValues }): ReactNode {
  const { code, fixed, layout, defaults, renderReferences, children } = props
  const { items } = layout
  const { caller } = useWidgetHost()
  // Hosts build the fixed condition anew with every render.
  const machine = useRetained(`query ${JSON.stringify([caller, code, fixed])}`, () =>
    createQueryMachine({ items, defaults, fixed, today: shanghaiNow }),
  )
  const itemsText = JSON.stringify(items)
  useEffect(() => machine.redefine(JSON.parse(itemsText) as QueryLayout['items']), [machine, itemsText])
  const filter = useStore(machine.state, (state) => state.filter)
  const panel = useWidgetSheet('query-panel')
  return (
    <>
      {layout.items.length > 0 && <QueryBar {...props} machine={machine} onOpen={panel.open} />}
      {children(filter)}
      {panel.isOpen && (
        <Suspense>
          <ConditionSheet {...{ code, layout, machine, renderReferences }} onClose={panel.close} />
        </Suspense>
      )}
    </>
  )
}

function QueryBar(props: {
  readonly layout: QueryLayout
  readonly hasScan?: boolean
  readonly machine: QueryMachine
  readonly onOpen: () => void
}): ReactNode {
  const { layout, hasScan = false, machine, onOpen } = props
  const translate = useText()
  const keyword = useStore(machine.state, (state) => state.keyword)
  const isActive = useStore(machine.state, (state) => state.isActive)
  const hasKeyword = keywordFields(layout.items).length > 0
  return (
    <div className="wg-query-bar">
      {hasKeyword && (
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault()
            machine.searchKeyword()
          }}
        >
          {hasScan && <ScanButton machine={machine} />}
          <input
            type="search"
            aria-label={translate(QUERY_LABELS.keyword)}
            placeholder={translate(QUERY_LABELS.keyword)}
            enterKeyHint="search"
            value={keyword}
            onChange={(event) => machine.type(event.target.value)}
          />
          <button type="submit">{translate(QUERY_LABELS.search)}</button>
        </form>
      )}
      <button
        type="button"
        className="wg-query-filter"
        aria-haspopup="dialog"
        aria-label={translate(isActive ? QUERY_LABELS.active : QUERY_LABELS.filter)}
        onClick={onOpen}
      >
        {translate(QUERY_LABELS.filter)}
        {isActive && <i aria-hidden="true" />}
      </button>
    </div>
  )
}

function ScanButton({ machine }: { readonly machine: QueryMachine }): ReactNode {
  const translate = useText()
  const scan = useWidgetSheet('scan')
  return (
    <>
      <button type="button" className="wg-query-scan" aria-label={translate(QUERY_LABELS.scan)} onClick={scan.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8V5a1 1 0 0 1 1-1h3m8 0h3a1 1 0 0 1 1 1v3m0 8v3a1 1 0 0 1-1 1h-3m-8 0H5a1 1 0 0 1-1-1v-3M4 12h16" />
        </svg>
      </button>
      {scan.isOpen && (
        <Suspense>
          <ScanPopup
            accepts={(text) => text.trim() !== ''}
            onClose={scan.close}
            onRead={(text) => {
              scan.close()
              machine.type(text)
              machine.searchKeyword()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
