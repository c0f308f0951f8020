import { BUYER_AUDIENCES, instantOf, NodeId, VISIBILITY_LOCALES } from '@mallwright/contract/document'
import type { Document, VisibilityRule } from '@mallwright/contract/document'
import type { Draft } from 'immer'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import { nodeIn } from '../kit/node-tree.ts'

const names = z.array(z.string()).check(z.minLength(1))
const wallTime = z.string().check(z.refine((text) => text === '' || instantOf(text) !== undefined))

const VisibilityChange = z.object({
  nodeId: NodeId,
  /** Wall time in Asia/Shanghai, `yyyy-MM-dd HH:mm`; an empty text removes the limit. */
  from: z.optional(wallTime),
  until: z.optional(wallTime),
  /** A list of all names restricts nothing and is not stored. */
  audiences: z.optional(names),
  locales: z.optional(names),
})

/** Changed visibility rules of one node. */
export type VisibilityChange = z.infer<typeof VisibilityChange>

/** Sets the visibility rules of nodes; rules that are not given, known or not, stay. */
export const setVisibility = defineCommand({
  name: 'node.setVisibility',
  label: { zh: '修改展示条件', en: 'Change when it is shown' },
  input: z.object({ changes: z.array(VisibilityChange) }),
  apply(document, { changes }) {
    for (const change of changes) changeVisibility(document, change)
  },
  targetsOf: ({ changes }) => changes.map(({ nodeId }) => nodeId),
})

function changeVisibility(document: Draft<Document>, { nodeId, ...changes }: VisibilityChange): void {
  const node = nodeIn(document, nodeId)
  const showing: VisibilityRule = { ...node.showing }
  setOrClear(showing, 'from', changes.from, changes.from === '')
  setOrClear(showing, 'until', changes.until, changes.until === '')
  setOrClear(showing, 'audiences', changes.audiences, isEverybody(changes.audiences, BUYER_AUDIENCES))
  setOrClear(showing, 'locales', changes.locales, isEverybody(changes.locales, VISIBILITY_LOCALES))
  const [start, end] = [instantOf(showing.from), instantOf(showing.until)]
  const isTimed = changes.from !== undefined || changes.until !== undefined
  if (isTimed && start !== undefined && end !== undefined && end <= start)
    throw new CommandError('a window must end after it starts')
  if (Object.keys(showing).length === 0) delete node.showing
  else node.showing = showing
}

function setOrClear<Part extends keyof VisibilityRule>(
  showing: VisibilityRule,
  key: Part,
  value: VisibilityRule[Part] | undefined,
  isCleared: boolean,
): void {
  if (value === undefined) return
  if (isCleared) delete showing[key]
  else showing[key] = value
}

/** Whether a list contains every known name and no unknown one. */
function isEverybody(list: readonly string[] | undefined, all: readonly string[]): boolean {
  return list !== undefined && all.every((name) => list.includes(name)) && list.every((name) => all.includes(name))
}
