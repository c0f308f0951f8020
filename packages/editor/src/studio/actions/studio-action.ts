import type { Label } from '@mallwright/contract'

import type { Shortcut } from '../../commands/define-command.ts'
import type { Studio } from '../studio.ts'

/** Under which heading an action stands in the list of shortcuts and in the command palette. */
export type ActionGroup = 'history' | 'selection' | 'view' | 'panels' | 'dialogs' | 'help'

/** Something that the studio can do besides changing the document by a command: open a dialog, zoom, copy a style. */
export interface StudioAction {
  /** `noun.verb`, unique among all actions. */
  readonly name: string
  readonly label: Label
  readonly group: ActionGroup
  readonly shortcuts?: readonly Shortcut[]
  /** Its keys are the browser's own, such as those of copying. */
  readonly isNative?: boolean
  readonly isPossible: (studio: Studio) => boolean
  readonly run: (studio: Studio) => void
}
