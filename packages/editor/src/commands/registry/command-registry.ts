import { cutNodes } from '../node/cut-nodes.ts'
import type { Action, AnyCommand, Command, CommandCall } from '../kit/define-command.ts'
import { duplicateNode } from '../node/duplicate-node.ts'
import { groupNodes } from '../node/group-nodes.ts'
import { hideNode } from '../node/hide-node.ts'
import { applyTemplate, importDesign } from '../page/import-design.ts'
import { insertBlock } from '../page/insert-block.ts'
import { insertNode } from '../node/insert-node.ts'
import { linkBlock } from '../page/link-block.ts'
import { lockNode } from '../node/lock-node.ts'
import { moveNode } from '../node/move-node.ts'
import { moveTogether } from '../node/move-together.ts'
import { pasteNodes } from '../node/paste-nodes.ts'
import { removeNode } from '../node/remove-node.ts'
import { renameGroup, renameNode } from '../node/rename-node.ts'
import { reorderNodes } from '../node/reorder-nodes.ts'
import { restorePage } from '../page/replace-document.ts'
import { replaceFileUses } from '../page/replace-file-uses.ts'
import { setGuides } from '../page/set-guides.ts'
import { setPageStyle } from '../page/set-page-style.ts'
import { setProps, setPropsOfMany } from '../node/set-props.ts'
import { setRects } from '../node/set-rects.ts'
import { setTitle } from '../page/set-title.ts'
import { setVisibility } from '../node/set-visibility.ts'
import { ungroupNodes } from '../node/ungroup-nodes.ts'
import { unlinkBlock } from '../page/unlink-block.ts'

const asAnyCommand = <Input>(command: Command<Input>) => command as unknown as AnyCommand

/** Every command by name. */
export const COMMANDS: Readonly<Record<string, AnyCommand>> = Object.fromEntries(
  [
    asAnyCommand(insertNode),
    asAnyCommand(insertBlock),
    asAnyCommand(linkBlock),
    asAnyCommand(unlinkBlock),
    asAnyCommand(reorderNodes),
    asAnyCommand(moveNode),
    asAnyCommand(moveTogether),
    asAnyCommand(cutNodes),
    asAnyCommand(pasteNodes),
    asAnyCommand(duplicateNode),
    asAnyCommand(setRects),
    asAnyCommand(groupNodes),
    asAnyCommand(ungroupNodes),
    asAnyCommand(setGuides),
    asAnyCommand(setProps),
    asAnyCommand(setPropsOfMany),
    asAnyCommand(renameNode),
    asAnyCommand(renameGroup),
    asAnyCommand(hideNode),
    asAnyCommand(lockNode),
    asAnyCommand(setVisibility),
    asAnyCommand(removeNode),
    asAnyCommand(setPageStyle),
    asAnyCommand(setTitle),
    asAnyCommand(importDesign),
    asAnyCommand(applyTemplate),
    asAnyCommand(restorePage),
    asAnyCommand(replaceFileUses),
  ].map((command) => [command.name, command]),
)

/** An action together with its command. */
export interface OfferedAction extends Action {
  readonly command: AnyCommand
}

/** Every action of the commands, in menu order. */
export const ACTIONS: readonly OfferedAction[] = Object.values(COMMANDS).flatMap((command) =>
  (command.actions ?? []).map((action): OfferedAction => Object.assign({ command }, action)),
)

/** The call of an action for a context; `undefined` while it is not possible. */
export function callFor(action: OfferedAction, context: Parameters<Action['inputFor']>[0]): CommandCall | undefined {
  const input = action.inputFor(context)
  return input === undefined ? undefined : { command: action.command, input }
}
