import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { FlowRecord } from '@mallwright/contract/voucher'
import { readFlow } from './flow-status.ts'
import type { VoucherFlow } from './flow-status.ts'

/** Where a trace is: it is being read, is there, has no record, or could not be read. */
export type FlowState =
  | { readonly phase: 'loading' | 'empty' }
  | { readonly phase: 'ready'; readonly flow: VoucherFlow }
  | { readonly phase: 'failed'; readonly error: unknown }

/** The trace of one voucher. */
export interface FlowTrace {
  readonly state: StoreApi<FlowState>
  /**
   * Reads it, or tries again; an answer to an earlier attempt is dropped.
   * @param read rejects when the call fails
   */
  readonly load: (read: () => Promise<readonly FlowRecord[]>) => Promise<void>
  /** Drops the answer that is on its way. */
  readonly close: () => void
}

/** Creates a trace that was not read. Specification 3 §4 and §8. */
export function createFlowTrace(): FlowTrace {
  const state = createStore<FlowState>(() => ({ phase: 'loading' }))
  let run = 0
  return {
    state,
    async load(read) {
      const current = ++run
      state.setState({ phase: 'loading' }, true)
      const next = await read().then(
        (records): FlowState => (records.length > 0 ? { phase: 'ready', flow: readFlow(records) } : { phase: 'empty' }),
        (error: unknown): FlowState => ({ phase: 'failed', error }),
      )
      if (current === run) state.setState(next, true)
    },
    close() {
      run += 1
    },
  }
}
