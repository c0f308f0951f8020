import { alignNodes } from './align-nodes.ts'
import { cutNodes } from './cut-nodes.ts'
import type { Action, AnyCommand, Command, CommandCall } from './define-command.ts'
import { distributeNodes } from './distribute-nodes.ts'
import { duplicateNode } from './duplicate-node.ts'
import { equalSize } from './equal-size.ts'
import { groupNodes } from './group-nodes.ts'
import { hideNode } from './hide-node.ts'
import { applyTemplate, importDesign } from './import-design.ts'
import { insertBlock } from './insert-block.ts'
import { insertNode } from './insert-node.ts'
import { linkBlock } from './link-block.ts'
import { lockNode } from './lock-node.ts'
import { moveNode } from './move-node.ts'
import { moveTogether } from './move-together.ts'
import { pasteNodes } from './paste-nodes.ts'
import { placeNodes } from './place-nodes.ts'
import { removeNode } from './remove-node.ts'
import { renameNode } from './rename-node.ts'
import { reorderNodes } from './reorder-nodes.ts'
import { mergePage, restorePage } from './replace-document.ts'
import { replaceShownFile } from './replace-shown-file.ts'
import { resizeNode } from './resize-node.ts'
import { scaleNodes } from './scale-nodes.ts'
import { setGuides } from './set-guides.ts'
import { setLook } from './set-look.ts'
import { setProps, setPropsOfMany } from './set-props.ts'
import { setTitle } from './set-title.ts'
import { showWhen } from './show-when.ts'
import { ungroupNodes } from './ungroup-nodes.ts'
import { unlinkBlock } from './unlink-block.ts'

const any = <Input>(command: Command<Input>) => command as unknown as AnyCommand

/** Every command by name. */
export const COMMANDS: Readonly<Record<string, AnyCommand>> = Object.fromEntries(
  [
    any(insertNode),
    any(insertBlock),
    any(linkBlock),
    any(unlinkBlock),
    any(reorderNodes),
    any(moveNode),
    any(moveTogether),
    any(cutNodes),
    any(pasteNodes),
    any(duplicateNode),
    any(resizeNode),
    any(placeNodes),
    any(scaleNodes),
    any(alignNodes),
    any(distributeNodes),
    any(equalSize),
    any(groupNodes),
    any(ungroupNodes),
    any(setGuides),
    any(setProps),
    any(setPropsOfMany),
    any(renameNode),
    any(hideNode),
    any(lockNode),
    any(showWhen),
    any(removeNode),
    any(setLook),
    any(setTitle),
    any(importDesign),
    any(applyTemplate),
    any(mergePage),
    any(restorePage),
    any(replaceShownFile),
  ].map((command) => [command.name, command]),
)

/** An action together with the command that it runs. */
export interface OfferedAction extends Action {
  readonly command: AnyCommand
}

/** Every action that commands offer for a selection, in the order of menus. */
export const ACTIONS: readonly OfferedAction[] = Object.values(COMMANDS).flatMap((command) =>
  (command.actions ?? []).map((action): OfferedAction => Object.assign({ command }, action)),
)

/** The call that an action makes for a context; `undefined` while it is not possible. */
export function callFor(action: OfferedAction, context: Parameters<Action['inputFor']>[0]): CommandCall | undefined {
  const input = action.inputFor(context)
  return input === undefined ? undefined : { command: action.command, input }
}
