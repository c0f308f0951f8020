import { filterText } from '@mallwright/contract/list-engine'
import type { Condition, QueryItem } from '@mallwright/contract/list-engine'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { ListFilter } from '../../data-list/model/row-reader.ts'
import { conditionsOf } from './query-values.ts'
import type { QueryValues } from './query-values.ts'

/** What a list is searched by. */
export interface QueryState {
  /** Typed, and not yet searched for. */
  readonly keyword: string
  /** By keyword and by conditions are two ways of searching. Specification 2 §4.6. */
  readonly mode: 'keyword' | 'conditions'
  /** The conditions that apply; none while it is searched by keyword. */
  readonly values: QueryValues
  /** Whether a condition applies. */
  readonly isActive: boolean
  /** What the list is narrowed by. */
  readonly filter: ListFilter
}

/** A query without its drawing. */
export interface QueryMachine {
  readonly state: StoreApi<QueryState>
  /** Takes what is typed; emptied while it is searched by keyword, the search ends. */
  type(keyword: string): void
  searchKeyword(): void
  /** Searches by these conditions; without any, by none. */
  query(values: QueryValues): void
  /** Takes other conditions; what is searched for stays, as far as there still is a condition for it. */
  redefine(items: readonly QueryItem[]): void
}

/** Creates a query that starts with default values. `fixed` always narrows the list. */
export function createQueryMachine(options: {
  readonly items: readonly QueryItem[]
  readonly defaults: QueryValues
  readonly fixed: Condition | undefined
  readonly today: () => Date
}): QueryMachine {
  const { defaults, fixed, today } = options
  let { items } = options
  let searched = ''
  // A search that was made before reads anew, too.
  let run = 0
  const byKeyword = (): Pick<QueryState, 'mode' | 'values' | 'isActive' | 'filter'> => ({
    mode: 'keyword',
    values: {},
    isActive: false,
    filter: { where: filterText(searched, items, fixed), conditions: [], run },
  })
  const byConditions = (values: QueryValues): QueryState => {
    const conditions = conditionsOf(items, values, today())
    return {
      keyword: '',
      mode: 'conditions',
      values,
      isActive: conditions.length > 0,
      filter: { where: filterText('', items, fixed), conditions, run },
    }
  }
  const state = createStore<QueryState>(() => byConditions(defaults))
  return {
    state,
    type(keyword) {
      const { mode } = state.getState()
      if (keyword !== '' || mode !== 'keyword') return state.setState({ keyword })
      run += 1
      state.setState(byConditions({}))
    },
    searchKeyword() {
      const { keyword, mode } = state.getState()
      if (keyword.trim() === '' && mode === 'conditions') return
      searched = keyword
      run += 1
      state.setState(byKeyword())
    },
    query(values) {
      run += 1
      state.setState(byConditions(values))
    },
    redefine(next) {
      items = next
      const { mode, values, keyword } = state.getState()
      state.setState(mode === 'keyword' ? byKeyword() : { ...byConditions(values), keyword })
    },
  }
}
