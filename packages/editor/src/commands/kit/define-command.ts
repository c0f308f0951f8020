import type { Document, Node, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import type { Draft } from 'immer'
import type { ZodMiniType } from 'zod/mini'

import type { Size } from '../../geometry/rect.ts'
import type { ModuleKind } from './make-node.ts'

/** What commands need to know about modules: allowed nesting and sizes. */
export interface ModuleRules {
  /** Whether a module type accepts a child of another type; `undefined` stands for the page. */
  accepts(parentType: string | undefined, type: string): boolean
  /** Whether this build has a definition of the type. */
  isKnown(type: string): boolean
  /** Whether a module positions its children freely by their rects. */
  isFree(type: string): boolean
  /** The exclusive child kind of a module type, such as the tab of tag tabs. */
  childKindOf(type: string): ModuleKind | undefined
  /** Initial size of a node inside a free container, in its units. */
  sizeOf(type: string): Size
  minSizeOf(type: string): Size
  /** Inner size of a free container, in its units. */
  boundsOf(container: Node): Size
}

/** Input of an action when it decides whether and how to run. */
export interface ActionContext {
  readonly document: Document
  readonly selection: readonly NodeId[]
  readonly newId: () => NodeId
  readonly rules: ModuleRules
}

/** A key with modifiers; `isMod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  readonly key: string
  readonly isMod?: boolean
  readonly isShift?: boolean
  readonly isAlt?: boolean
}

/** Menu sections of actions, in menu order. */
export const ACTION_SECTIONS = [
  'insert',
  'edit',
  'move',
  'stack',
  'align',
  'distribute',
  'size',
  'group',
  'guides',
  'state',
  'remove',
] as const
export type ActionSection = (typeof ACTION_SECTIONS)[number]

/** A command offered for the selection in toolbar, menus and by shortcut. */
export interface Action<Input = unknown> {
  /** `noun.verb`, unique among all actions. */
  readonly name: string
  readonly label: Label
  readonly section: ActionSection
  readonly shortcuts?: readonly Shortcut[]
  /** The command's input for the selection; `undefined` while the action is not possible. */
  readonly inputFor: (context: ActionContext) => Input | undefined
}

/** A named, undoable change of a document. Undo is derived, never written. */
export interface Command<Input = unknown> {
  readonly name: string
  readonly label: Label
  /** The history label when it depends on the input; the same object for the same input. */
  readonly labelOf?: (input: Input) => Label
  readonly input: ZodMiniType<Input>
  /** Changes the draft; throws a `CommandError` on an input that does not fit the document. */
  readonly apply: (draft: Draft<Document>, input: Input) => void
  /** Target nodes of the change, selected after the command and after its undo. */
  readonly targetsOf: (input: Input) => readonly NodeId[]
  /** Declares that the command changes nothing but props of its one target. */
  readonly affects?: 'props'
  readonly actions?: readonly Action<Input>[]
}

/** A command with its input type erased, as held by the registry. */
export interface AnyCommand extends Omit<Command<never>, 'input' | 'actions'> {
  readonly input: ZodMiniType
  readonly actions?: readonly Action[]
}

/** A command together with its input. */
export interface CommandCall {
  readonly command: AnyCommand
  readonly input: unknown
}

/** An input that does not fit the document, such as a missing node or a parent without children. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Declares a command with its exact input type. */
export function defineCommand<Input>(declaration: Command<Input>): Command<Input> {
  return declaration
}

/** A call of a command, to be run by a document store. */
export function callOf<Input>(command: Command<Input>, input: NoInfer<Input>): CommandCall {
  return { command, input }
}
