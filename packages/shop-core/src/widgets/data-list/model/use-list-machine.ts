import { useEffect } from 'react'
import type { CacheSnapshot } from 'virtua'

import { useRetained } from '../../widget-host/retained-state.tsx'
import { useWidgetHost } from '../../widget-host/widget-host.ts'
import type { ListLayout } from './list-layout.ts'
import { readPage } from './row-reader.ts'
import type { ListFilter } from './row-reader.ts'
import { createListMachine } from './data-list.machine.ts'
import type { ListMachine } from './data-list.machine.ts'
import type { ChoiceMode } from './row-choice.ts'

const NO_FIELDS: readonly string[] = []

/** A list with the measured heights of its rows, by which a restored one is as tall as before. */
export interface RetainedList {
  readonly machine: ListMachine
  readonly heights: { current?: CacheSnapshot }
}

/** The rows of a layout under a filter and an order: loaded anew when one of them changes, retained for the return to them. */
export function useListMachine(options: {
  readonly layout: ListLayout
  /** Fields that are read beside the columns. */
  readonly fields?: readonly string[]
  readonly filter: ListFilter
  readonly order: string
  readonly choice: ChoiceMode
  /** How often the rows were asked for anew: what an earlier time read is not shown. */
  readonly run?: number
}): RetainedList {
  const { layout, fields = NO_FIELDS, filter, order, choice, run = 0 } = options
  const { send, signKey, caller } = useWidgetHost()
  // Hosts build the filter anew with every render.
  const list = useRetained(
    `list ${JSON.stringify([caller, layout, fields, filter, order, choice, run])}`,
    (): RetainedList => ({
      machine: createListMachine({
        load: (request) => readPage({ send, signKey }, { layout, fields, filter, order }, request),
        choice,
        startsExpanded: (layout.source?.cDetailListCode ?? '') !== '',
      }),
      heights: {},
    }),
  )
  const { machine } = list
  useEffect(() => {
    if (machine.state.getState().phase !== 'ready') void machine.reload()
  }, [machine])
  return list
}
