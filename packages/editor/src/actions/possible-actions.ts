import { ACTIONS, callFor } from '../commands/registry/command-registry.ts'
import type { OfferedAction } from '../commands/registry/command-registry.ts'
import type { ActionSection } from '../commands/kit/define-command.ts'
import { newNodeId } from '../commands/kit/make-node.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import type { Studio } from '../studio/studio.ts'

/** What actions look at right now. */
export function actionContext({ page }: Studio) {
  return {
    document: page.documents.getState().document,
    selection: page.selection.getState().selected,
    newId: newNodeId,
    rules: MODULE_RULES,
  }
}

/** The actions that are possible for the selection: of all sections, or of some. */
export function possibleActions(studio: Studio, sections?: readonly ActionSection[]): OfferedAction[] {
  const context = actionContext(studio)
  return ACTIONS.filter(
    (action) => (!sections || sections.includes(action.section)) && callFor(action, context) !== undefined,
  )
}

/** Runs an action on the selection as it is now; nothing happens when it is no longer possible. */
export function runAction(studio: Studio, action: OfferedAction): void {
  const call = callFor(action, actionContext(studio))
  if (call) studio.page.run(call)
}
