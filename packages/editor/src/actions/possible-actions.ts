import { ACTIONS, callFor } from '../commands/registry/command-registry.ts'
import type { OfferedAction } from '../commands/registry/command-registry.ts'
import type { ActionSection } from '../commands/kit/define-command.ts'
import { newNodeId } from '../commands/kit/make-node.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import type { Studio } from '../studio/studio.ts'

/** Context of the selection's actions right now. */
export function actionContext({ page }: Studio) {
  return {
    document: page.documents.getState().document,
    selection: page.selection.getState().selected,
    newId: newNodeId,
    rules: MODULE_RULES,
  }
}

/** Possible actions for the selection, optionally of some sections only. */
export function possibleActions(studio: Studio, sections?: readonly ActionSection[]): OfferedAction[] {
  const context = actionContext(studio)
  return ACTIONS.filter(
    (action) => (!sections || sections.includes(action.section)) && callFor(action, context) !== undefined,
  )
}

/** Runs an action on the current selection; does nothing when it is no longer possible. */
export function runAction(studio: Studio, action: OfferedAction): void {
  const call = callFor(action, actionContext(studio))
  if (call) studio.page.run(call)
}
