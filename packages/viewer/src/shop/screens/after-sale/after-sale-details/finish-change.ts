import type { Label } from '@mallwright/contract/values'

/** How a call ended. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly failure: string; readonly msg: string }

/** How a change ends: fresh pages, and a toast of what was done or why it was not. */
export type FinishAfterSale = (answer: Outcome, done: Label) => void
