import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { ListPage, ListRow, PageRequest } from './row-page.ts'
import { noKeys, toggleAll, toggleChild, toggleRow } from './row-choice.ts'
import type { ChoiceMode } from './row-choice.ts'

/** What a list shows. */
export interface ListState {
  /** Of the first page. */
  readonly phase: 'loading' | 'ready' | 'failed'
  /** Why the first page failed, or the next one. */
  readonly error: unknown
  readonly rows: readonly ListRow[]
  readonly total: number
  readonly sums: ListPage['sums']
  /** The last page that is held, from 1; 0 before the first. */
  readonly page: number
  /** Of the next page. */
  readonly more: 'idle' | 'loading' | 'failed'
  readonly isFinished: boolean
  readonly chosen: ReadonlySet<string>
  /** How rows stand that are not among the exceptions. */
  readonly isExpanded: boolean
  /** Rows that stand the other way. */
  readonly expandExceptions: ReadonlySet<string>
  /** Rows whose children are all shown, not only the first. */
  readonly shownAll: ReadonlySet<string>
}

/** A list without its drawing. Specification 2 §4.1. */
export interface ListMachine {
  readonly state: StoreApi<ListState>
  /** Loads page 1 anew; what was loaded and chosen before goes. */
  reload(): Promise<void>
  /** Loads the next page; nothing while one is loading, before the first and after the last. */
  loadMore(): Promise<void>
  toggleChosen(key: string): void
  toggleChildChosen(parentKey: string, key: string): void
  toggleAllChosen(): void
  toggleExpanded(key: string): void
  toggleShownAll(key: string): void
  setAllExpanded(isExpanded: boolean): void
}

const EMPTY: Omit<ListState, 'isExpanded'> = {
  phase: 'loading',
  error: undefined,
  rows: [],
  total: 0,
  sums: {},
  page: 0,
  more: 'idle',
  isFinished: false,
  chosen: noKeys(),
  expandExceptions: noKeys(),
  shownAll: noKeys(),
}

/** Creates a list. `load` rejects when a page cannot be had; its answers to an older run are dropped. */
export function createListMachine(options: {
  readonly load: (request: PageRequest) => Promise<ListPage>
  readonly choice: ChoiceMode
  /** Whether rows start expanded, as those of a compound list do. */
  readonly startsExpanded: boolean
}): ListMachine {
  const { load, choice, startsExpanded } = options
  const state = createStore<ListState>(() => ({ ...EMPTY, isExpanded: startsExpanded }))
  const { getState, setState } = state
  let run = 0
  let asOf = ''

  return {
    state,
    async reload() {
      run += 1
      const own = run
      asOf = ''
      setState({ ...EMPTY, isExpanded: getState().isExpanded })
      try {
        const page = await load({ page: 1, asOf })
        if (own !== run) return
        asOf = page.asOf
        setState(firstPage(page))
      } catch (error) {
        if (own === run) setState({ phase: 'failed', error })
      }
    },
    async loadMore() {
      const { phase, more, isFinished, page } = getState()
      if (phase !== 'ready' || more === 'loading' || isFinished) return
      const own = run
      setState({ more: 'loading' })
      try {
        const next = await load({ page: page + 1, asOf })
        if (own === run) setState((old) => withPage(old, next))
      } catch (error) {
        if (own === run) setState({ more: 'failed', error })
      }
    },
    toggleChosen: (key) => setState(({ rows, chosen }) => ({ chosen: toggleRow({ rows, chosen, choice }, key) })),
    toggleChildChosen: (parentKey, key) =>
      setState(({ rows, chosen }) => ({ chosen: toggleChild({ rows, chosen, choice }, parentKey, key) })),
    toggleAllChosen: () => setState(({ rows, chosen }) => ({ chosen: toggleAll({ rows, chosen, choice }) })),
    toggleExpanded: (key) => setState(({ expandExceptions }) => ({ expandExceptions: toggled(expandExceptions, key) })),
    toggleShownAll: (key) => setState(({ shownAll }) => ({ shownAll: toggled(shownAll, key) })),
    setAllExpanded: (isExpanded) => setState({ isExpanded, expandExceptions: noKeys() }),
  }
}

function firstPage(page: ListPage): Partial<ListState> {
  const rows = distinct(page.rows)
  return { phase: 'ready', rows, total: page.total, sums: page.sums, page: 1, isFinished: isLast(rows, page) }
}

/** A list with its next page; one that is empty steps back. */
function withPage(list: ListState, next: ListPage): Partial<ListState> {
  const rows = distinct([...list.rows, ...next.rows])
  const page = next.rows.length === 0 ? list.page : list.page + 1
  return { more: 'idle', rows, total: next.total, page, isFinished: isLast(rows, next) }
}

/** Each row once: one that moved to the next page while the pages before were read comes again. */
function distinct(rows: readonly ListRow[]): readonly ListRow[] {
  const held = new Set<string>()
  return rows.filter(({ key }) => !held.has(key) && held.add(key))
}

function isLast(held: readonly ListRow[], { rows, total }: ListPage): boolean {
  return rows.length === 0 || held.length >= total
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys)
  if (!next.delete(key)) next.add(key)
  return next
}

/** Whether a row of the state is expanded. */
export function isRowExpanded({ isExpanded, expandExceptions }: ListState, key: string): boolean {
  return isExpanded !== expandExceptions.has(key)
}
