import type { Document, Node, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import type { Draft } from 'immer'
import type { ZodMiniType } from 'zod/mini'

import type { Size } from '../../geometry/rect.ts'
import type { ModuleKind } from './make-node.ts'

/** What commands must know about modules: which may stand in which, and how large they start. */
export interface ModuleRules {
  /** Whether a module of one type takes a node of another; `undefined` stands for the page. */
  accepts(parentType: string | undefined, type: string): boolean
  /** Whether this build has a definition of a type. */
  isKnown(type: string): boolean
  /** Whether the children of a module are placed freely, by their rects. */
  isFree(type: string): boolean
  /** The one kind of child that only a module of this type takes, such as the tab of tag tabs. */
  childKindOf(type: string): ModuleKind | undefined
  /** The size of a node inside a free container, in its units. */
  sizeOf(type: string): Size
  minSizeOf(type: string): Size
  /** The inner size of a free container, in its units. */
  boundsOf(container: Node): Size
}

/** What an action may look at when it decides whether and how it would run. */
export interface ActionContext {
  readonly document: Document
  readonly selection: readonly NodeId[]
  readonly newId: () => NodeId
  readonly rules: ModuleRules
}

/** A key with its modifiers; `isMod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Shortcut {
  readonly key: string
  readonly isMod?: boolean
  readonly isShift?: boolean
  readonly isAlt?: boolean
}

/** Where menus put an action: those of one section stand together, in this order. */
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

/** A command offered for the selection: in the toolbar of the selected node, in menus and by a shortcut. */
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
  /** Changes the draft. An input that does not fit the document throws a `CommandError` and changes nothing. */
  readonly apply: (draft: Draft<Document>, input: Input) => void
  /** The nodes that the change is about; they are selected after it and after its undo. */
  readonly targetsOf: (input: Input) => readonly NodeId[]
  /** It changes nothing but props of the one node that it is about. */
  readonly affects?: 'props'
  readonly actions?: readonly Action<Input>[]
}

/** A command whose input is known only to itself: what the registry holds. */
export interface AnyCommand extends Omit<Command<never>, 'input' | 'actions'> {
  readonly input: ZodMiniType
  readonly actions?: readonly Action[]
}

/** A command with the input to run it on. */
export interface CommandCall {
  readonly command: AnyCommand
  readonly input: unknown
}

/** An input that does not fit the document: a node that is not there, a parent that holds nothing. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Declares a command and keeps its exact input type. */
export function defineCommand<Input>(declaration: Command<Input>): Command<Input> {
  return declaration
}

/** A call of a command, ready to be run by a document store. */
export function callOf<Input>(command: Command<Input>, input: NoInfer<Input>): CommandCall {
  return { command, input }
}
