import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { WorkflowAddress, WorkflowEntry } from './workflow-address.ts'

/**
 * Where a workflow is: its address is being asked for, is opened in a frame (`run` tells one opening from the next), was refused, or
 * could not be had.
 */
export type WorkflowState =
  | { readonly phase: 'loading' | 'refused' }
  | { readonly phase: 'open'; readonly address: WorkflowAddress; readonly run: number }
  | { readonly phase: 'failed'; readonly error: unknown }

/** Effects of a workflow. */
export interface WorkflowEffects {
  /** Rejects when the call fails. */
  readonly read: () => Promise<WorkflowEntry>
  /** `undefined` for an address that is refused. */
  readonly addressOf: (entry: WorkflowEntry) => WorkflowAddress | undefined
}

/** A workflow in a frame. */
export interface Workflow {
  readonly state: StoreApi<WorkflowState>
  /** Asks for the address, each time with a new ticket; an answer to an earlier attempt is dropped. */
  readonly load: (effects: WorkflowEffects) => Promise<void>
  /** Drops the answer that is on its way. */
  readonly close: () => void
}

/** Creates a workflow that was not opened. Engine 6.7. */
export function createWorkflow(): Workflow {
  const state = createStore<WorkflowState>(() => ({ phase: 'loading' }))
  let run = 0
  return {
    state,
    async load({ read, addressOf }) {
      const current = ++run
      state.setState({ phase: 'loading' }, true)
      const next = await read().then(
        (entry): WorkflowState => {
          const address = addressOf(entry)
          return address ? { phase: 'open', address, run: current } : { phase: 'refused' }
        },
        (error: unknown): WorkflowState => ({ phase: 'failed', error }),
      )
      if (current === run) state.setState(next, true)
    },
    close() {
      run += 1
    },
  }
}
