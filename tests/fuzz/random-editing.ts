import { isDeepStrictEqual } from 'node:util'

import { checkDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import {
  ACTIONS,
  COMMAND_EXAMPLES,
  CommandError,
  COMMANDS,
  HANDLES,
  historyOf,
  testEditor,
} from '@mallwright/editor/driver'
import type { AnyCommand, TestEditor } from '@mallwright/editor/driver'

import type { Random } from './random.ts'

/** Statistics and findings of random editing. */
export interface EditingTally {
  /** Commands with an effect. */
  commands: number
  /** Commands without an effect, and refused inputs. */
  idle: number
  refused: number
  /** Complete undo and redo rounds. */
  rounds: number
  /** Number of steps per command name. */
  readonly steps: Map<string, number>
  readonly violations: string[]
}

/** Number of nodes above which the page is thinned out, so that steps stay fast. */
const MAX_NODES = 70

/** Steps between two complete undo rounds: fewer than the history's limit. */
const ROUND_STEPS = 250

/** An empty tally. */
export function emptyTally(): EditingTally {
  return { commands: 0, idle: 0, refused: 0, rounds: 0, steps: new Map(), violations: [] }
}

/**
 * Edits a page at random until `count` commands had an effect: commands, actions, keys and drags. Invariants after each:
 * the page is valid, the selection has no deleted node and no parent with its child, no change means no step.
 * Periodically everything is undone and redone.
 */
export function editAtRandom(start: Document, count: number, random: Random): EditingTally {
  const tally = emptyTally()
  let document = start
  while (tally.commands < count) document = editRound(testEditor(document), count, random, tally)
  return tally
}

function editRound(editor: TestEditor, count: number, random: Random, tally: EditingTally): Document {
  const start = editor.document
  const stepsOf = () => historyOf(editor.page.documents).steps.length
  while (tally.commands < count && stepsOf() <= ROUND_STEPS) {
    const before = editor.document
    const action = runRandomStep(editor, random, tally)
    if (editor.document === before) tally.idle += 1
    else tally.commands += 1
    for (const violation of violationsOf(editor)) tally.violations.push(`${action}: ${violation}`)
    const { step } = editor.page.documents.getState()
    if (editor.document !== before) tally.steps.set(step.name, (tally.steps.get(step.name) ?? 0) + 1)
  }
  const end = editor.document
  while (editor.page.undo());
  if (!isDeepStrictEqual(editor.document, start))
    tally.violations.push('undoing everything did not lead back to the start')
  while (editor.page.redo());
  tally.rounds += 1
  return isDeepStrictEqual(editor.document, end) ? end : rewindToEnd(editor, end, tally)
}

/** Rewinds to the round's end: undos of the round itself leave redoable steps after it. */
function rewindToEnd(editor: TestEditor, end: Document, tally: EditingTally): Document {
  while (editor.page.undo()) if (isDeepStrictEqual(editor.document, end)) return end
  tally.violations.push('redoing everything did not lead to the end')
  return end
}

function runRandomStep(editor: TestEditor, random: Random, tally: EditingTally): string {
  const nodes = Object.values(editor.document.nodes)
  const node = nodes.length > 0 ? random.pick(nodes) : undefined
  if (nodes.length > MAX_NODES && node) return runCommand(editor, 'node.remove', { nodeIds: [node.id] }, tally)
  const roll = random.next()
  if (!node || roll < 0.5) return runExample(editor, random, tally)
  if (roll < 0.7) return runAction(editor, nodes, random)
  if (roll < 0.85) return dragNode(editor, node, random)
  if (roll < 0.92) return pressKey(editor, nodes, random)
  const isUndo = random.chance(0.6)
  if (isUndo) editor.undo()
  else editor.redo()
  return isUndo ? 'undo' : 'redo'
}

function runExample(editor: TestEditor, random: Random, tally: EditingTally): string {
  const name = random.pick(Object.keys(COMMANDS))
  const inputs = COMMAND_EXAMPLES[name]?.(editor.document) ?? []
  return inputs.length > 0 ? runCommand(editor, name, random.pick(inputs), tally) : name
}

function runCommand(editor: TestEditor, name: string, input: unknown, tally: EditingTally): string {
  const command = COMMANDS[name] as AnyCommand
  const before = editor.document
  const steps = historyOf(editor.page.documents).current
  try {
    const isChanged = editor.page.run({ command, input })
    const isStep = historyOf(editor.page.documents).current !== steps
    // A full history drops its oldest step, so its length proves nothing.
    if (isChanged === (editor.document === before) || (!isChanged && isStep))
      tally.violations.push(`${name}: a step that changed nothing, or a change without a step`)
  } catch (error) {
    if (!(error instanceof CommandError)) tally.violations.push(`${name}: ${String(error)}`)
    else tally.refused += 1
    if (editor.document !== before) tally.violations.push(`${name}: refused, and yet something changed`)
  }
  return name
}

function runAction(editor: TestEditor, nodes: readonly Node[], random: Random): string {
  selectSome(editor, nodes, random)
  const { name } = random.pick(ACTIONS)
  editor.act(name)
  return name
}

function selectSome(editor: TestEditor, nodes: readonly Node[], random: Random): void {
  editor.select(...Array.from({ length: random.integer(1, 4) }, () => random.pick(nodes).id))
}

function dragNode(editor: TestEditor, node: Node, random: Random): string {
  const [x, y] = [random.integer(0, 375), random.integer(0, 1200)]
  const roll = random.next()
  if (roll < 0.3 && node.rect) editor.select(node.id).down(random.pick(HANDLES), x, y)
  else if (roll < 0.5) editor.down({ palette: random.pick(Object.keys(DEFINITIONS)) }, x, y)
  else editor.down({ node: node.id }, x, y)
  for (let moves = random.integer(0, 4); moves > 0; moves -= 1)
    editor.move(random.integer(-300, 300), random.integer(-500, 500), { isAlt: random.chance(0.2) })
  if (random.chance(0.1)) editor.cancel()
  else editor.up(random.chance(0.1) ? 'outside' : 'inside')
  return `a drag of ${node.module}`
}

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Escape', 'Enter', 'Delete']

function pressKey(editor: TestEditor, nodes: readonly Node[], random: Random): string {
  selectSome(editor, nodes, random)
  const key = `${random.pick(['', '', 'Shift+', 'Alt+', 'Mod+'])}${random.pick(KEYS)}`
  editor.press(key)
  return key
}

function violationsOf({ document, selected }: TestEditor): string[] {
  const checked = checkDocument(document)
  const gone = selected.filter((id) => !Object.hasOwn(document.nodes, id))
  const isNested = selected.some((id) => ancestorsOf(document, id).some((ancestor) => selected.includes(ancestor)))
  return [
    ...(checked.ok ? [] : [`the page is no longer valid: ${checked.issue.path} ${checked.issue.reason}`]),
    ...(gone.length > 0 ? [`deleted nodes are selected: ${gone.join(' ')}`] : []),
    ...(isNested ? ['a parent is selected with its child'] : []),
  ]
}

function ancestorsOf(document: Document, id: NodeId): NodeId[] {
  const parent = Object.values(document.nodes).find(({ children }) => children?.includes(id))
  return parent ? [parent.id, ...ancestorsOf(document, parent.id)] : []
}
