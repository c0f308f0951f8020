import type { CommandCall } from '../commands/define-command.ts'
import { ACTIONS, callFor } from '../commands/commands.ts'
import type { OfferedAction } from '../commands/commands.ts'
import { newNodeId } from '../commands/make-node.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import type { Studio } from './studio.ts'

/** What actions look at right now. */
export function actionContext({ page }: Studio) {
  return {
    document: page.documents.getState().document,
    selection: page.selection.getState().selected,
    newId: newNodeId,
    rules: MODULE_RULES,
  }
}

/** The actions that are possible for the selection, each with its call. */
export function possibleActions(studio: Studio): { readonly action: OfferedAction; readonly call: CommandCall }[] {
  const context = actionContext(studio)
  return ACTIONS.flatMap((action) => {
    const call = callFor(action, context)
    return call ? [{ action, call }] : []
  })
}
