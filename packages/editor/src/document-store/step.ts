import type { NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'

/** The command that made a document, as history shows it. */
export interface Step {
  /** The command's name. */
  readonly name: string
  readonly label: Label
  /** What it was about; selected again after undo and redo. */
  readonly nodeIds: readonly NodeId[]
  /** When it was made last, in ms since 1970; absent for what was there before this visit. */
  readonly at?: number
}

/** How the first document of a history came to be. */
export const OPENED: Step = { name: 'page.open', label: { zh: '打开页面', en: 'Open page' }, nodeIds: [] }
