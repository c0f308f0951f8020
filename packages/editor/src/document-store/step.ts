import type { NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

/** The command behind a history entry. */
export interface Step {
  /** The command's name. */
  readonly name: string
  readonly label: Label
  /** Target nodes, selected again after undo and redo. */
  readonly nodeIds: readonly NodeId[]
  /** Time of the last run in epoch ms; absent for the state before this visit. */
  readonly at?: number
}

/** Step of the document that was opened. */
export const OPENED: Step = { name: 'page.open', label: { zh: '打开页面', en: 'Open page' }, nodeIds: [] }
