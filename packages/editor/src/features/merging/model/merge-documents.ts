import { checkDocument } from '@mallwright/contract/document'
import type { Document, Node, NodeId } from '@mallwright/contract/document'

import type { ModuleRules } from '../../../commands/kit/define-command.ts'
import { positionCopies } from '../../../commands/kit/copy-positions.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import { cyclesIn } from './merge-cycles.ts'
import { findDifferences, groupsOf, PAGE, PAGE_SHAPE } from './find-differences.ts'
import type { Choice, Difference } from './find-differences.ts'
import { mergeOrders } from './merge-order.ts'
import type { OrderSource } from './merge-order.ts'
import { changesBetween, withChanges } from './merge-record.ts'
import { childrenOf, nodeOf, sidesOf } from './merge-sides.ts'
import type { Side, Sides } from './merge-sides.ts'

/** Three versions of a page with the chosen resolutions. */
export interface MergeRequest extends Readonly<Record<'base' | Side, Document>> {
  /** By the id of the difference; a missing one defaults to the preselection, a conflict to mine. */
  readonly choices?: ReadonlyMap<NodeId, Choice>
  /** Ids of copies. */
  readonly newId: () => NodeId
  /** Rules for positioning copies. */
  readonly rules: ModuleRules
}

/** Resolved nodes before the tree is built. */
interface Plan {
  readonly nodes: Map<NodeId, Node>
  readonly parents: Map<NodeId, NodeId | undefined>
  readonly sources: Map<NodeId, OrderSource>
}

/** Three-way merge. Untouched nodes stay identical objects. Gives `undefined` when the result exceeds a document's limits. */
export function mergeDocuments(request: MergeRequest): Document | undefined {
  const sides = sidesOf(request)
  const choiceOf = createChooser(findDifferences(request), request.choices)
  const plan: Plan = { nodes: new Map(), parents: new Map(), sources: new Map() }
  planShared(sides, plan, choiceOf)
  for (const side of ['mine', 'theirs'] as const) planGroups(sides, plan, { side, choiceOf })
  restoreParents(sides, plan)
  breakCycles(sides, plan)
  const merged = buildDocument(sides, plan, pageOf(sides, choiceOf(PAGE)))
  const copies = [...sides.mine.parents.keys()].flatMap((id) => {
    const theirs = choiceOf(id) === 'both' ? nodeOf(sides.theirs, id) : undefined
    return theirs && Object.hasOwn(merged.nodes, id) ? [{ id, copy: { ...theirs, id: request.newId() } }] : []
  })
  addCopies(merged, copies, { parents: plan.parents, rules: request.rules })
  const checked = checkDocument(merged)
  return checked.ok ? checked.document : undefined
}

type ChoiceOf = (id: NodeId) => Choice | undefined

function createChooser(differences: readonly Difference[], choices: MergeRequest['choices']): ChoiceOf {
  const chosen = new Map(
    differences.map(({ id, preselected, choices: possible }) => {
      const choice = choices?.get(id)
      return [id, choice && possible.includes(choice) ? choice : (preselected ?? 'mine')] as const
    }),
  )
  return (id) => chosen.get(id)
}

/** Resolves nodes that both sides have. */
function planShared(sides: Sides, plan: Plan, choiceOf: ChoiceOf): void {
  for (const id of sides.mine.parents.keys()) {
    const [mine, theirs] = [nodeOf(sides.mine, id), nodeOf(sides.theirs, id)]
    if (!mine || !theirs) continue
    const [own, others] = [sides.changeOf('mine', id), sides.changeOf('theirs', id)]
    const choice = choiceOf(id) ?? 'merged'
    const isMine = choice === 'mine' || choice === 'both'
    const movedBy = choice === 'theirs' || (!isMine && others?.isMoved && !own?.isMoved) ? 'theirs' : 'mine'
    plan.parents.set(id, sides[movedBy].parents.get(id))
    plan.sources.set(id, sides.changeOf(movedBy, id)?.isMoved || !sides.base.parents.has(id) ? movedBy : 'base')
    const fields = { own: own?.fields ?? [], others: others?.fields ?? [] }
    const isTheirs = choice === 'theirs' || (!isMine && fields.own.length === 0 && fields.others.length > 0)
    if (isTheirs) plan.nodes.set(id, theirs)
    else if (isMine || fields.others.length === 0) plan.nodes.set(id, mine)
    else plan.nodes.set(id, withChanges(mine, fields.own, fields.others))
  }
}

/** Resolves nodes that only one side has. */
function planGroups(sides: Sides, plan: Plan, how: { readonly side: Side; readonly choiceOf: ChoiceOf }): void {
  const { side, choiceOf } = how
  for (const { top, ids } of groupsOf(sides, side)) {
    if (choiceOf(top) !== side) continue
    for (const id of ids) {
      const node = nodeOf(sides[side], id)
      if (node) plan.nodes.set(id, node)
      plan.parents.set(id, sides[side].parents.get(id))
      plan.sources.set(id, side)
    }
  }
}

/** Re-parents nodes whose parent was dropped: to the parent on another side, else to the page. */
function restoreParents(sides: Sides, { nodes, parents, sources }: Plan): void {
  const isKept = (parent: NodeId | undefined) => parent === undefined || nodes.has(parent)
  for (const [id, parent] of parents) {
    if (isKept(parent)) continue
    const side = (['mine', 'theirs'] as const).find(
      (name) => sides[name].parents.has(id) && isKept(sides[name].parents.get(id)),
    )
    parents.set(id, side && sides[side].parents.get(id))
    sources.set(id, side ?? 'mine')
  }
}

/** Two moves can form a cycle; then my parents win. Terminates because every round restores at least one of them. */
function breakCycles({ mine }: Sides, { parents, sources }: Plan): void {
  for (let cycles = cyclesIn(parents); cycles.length > 0; cycles = cyclesIn(parents)) {
    for (const cycle of cycles) {
      const foreign = cycle.filter((id) => mine.parents.has(id) && mine.parents.get(id) !== parents.get(id))
      for (const id of foreign.length > 0 ? foreign : cycle.slice(0, 1)) {
        const parent = foreign.length > 0 ? mine.parents.get(id) : undefined
        parents.set(id, parent !== undefined && parents.has(parent) ? parent : undefined)
        sources.set(id, 'mine')
      }
    }
  }
}

function pageOf({ base, mine, theirs }: Sides, choice: Choice | undefined): Document {
  if (choice === 'theirs') return theirs.document
  if (choice !== 'merged') return mine.document
  const own = changesBetween(base.document, mine.document, PAGE_SHAPE)
  return withChanges(mine.document, own, changesBetween(base.document, theirs.document, PAGE_SHAPE))
}

function buildDocument(sides: Sides, plan: Plan, page: Document): Document {
  const childrenOfParent = new Map<NodeId | undefined, NodeId[]>()
  for (const [id, parent] of plan.parents) {
    const children = childrenOfParent.get(parent)
    if (children) children.push(id)
    else childrenOfParent.set(parent, [id])
  }
  const childrenIn = (parent: NodeId | undefined): NodeId[] => {
    const members = new Map(
      (childrenOfParent.get(parent) ?? []).map((id) => [id, plan.sources.get(id) ?? 'base'] as const),
    )
    return mergeOrders(members, {
      base: childrenOf(sides.base, parent),
      mine: childrenOf(sides.mine, parent),
      theirs: childrenOf(sides.theirs, parent),
    })
  }
  const nodes = [...plan.nodes].map(([id, node]) => {
    const children = node.children || childrenOfParent.has(id) ? childrenIn(id) : undefined
    return [
      id,
      withParentRect(sides, plan, isSameJson(children, node.children) ? node : { ...node, children }),
    ] as const
  })
  return { ...page, children: childrenIn(undefined), nodes: Object.fromEntries(nodes) }
}

/** A node in another container than on the side of its props takes the rect of the side with that container. */
function withParentRect(sides: Sides, { parents }: Plan, node: Node): Node {
  const parent = parents.get(node.id)
  const origins = [sides.mine, sides.theirs].filter((tree) => tree.parents.has(node.id))
  if (isSameJson(origins[0]?.parents.get(node.id), origins[1]?.parents.get(node.id))) return node
  const origin = origins.find((tree) => tree.parents.get(node.id) === parent)
  const rect = origin && nodeOf(origin, node.id)?.rect
  if (isSameJson(rect, node.rect)) return node
  const { rect: _, ...rest } = node
  return rect ? { ...node, rect } : rest
}

/** Adds copies of their versions after mine, positioned like any copies. */
function addCopies(
  document: Document,
  copies: readonly { readonly id: NodeId; readonly copy: Node }[],
  how: { readonly parents: Plan['parents']; readonly rules: ModuleRules },
): void {
  const byParent = new Map<NodeId | undefined, Map<NodeId, Node>>()
  for (const { id, copy } of copies) {
    const parent = how.parents.get(id)
    const siblings = byParent.get(parent) ?? new Map<NodeId, Node>()
    byParent.set(parent, siblings.set(id, copy))
  }
  for (const [parentId, originals] of byParent) {
    const parent = parentId === undefined ? undefined : document.nodes[parentId]
    if (parent && how.rules.isFree(parent.module)) {
      // One by one: each copy avoids those before it.
      for (const entry of originals) insertCopies(document, parentId, new Map([entry]), how.rules)
    } else insertCopies(document, parentId, originals, how.rules)
  }
}

function insertCopies(
  document: Document,
  parentId: NodeId | undefined,
  originals: ReadonlyMap<NodeId, Node>,
  rules: ModuleRules,
): void {
  const positioned = positionCopies(parentId, [...originals.values()], { document, rules })
  const copyIds = new Map([...originals.keys()].map((id, index) => [id, positioned[index]?.id]))
  for (const copy of positioned) document.nodes[copy.id] = copy
  const withCopies = (ids: readonly NodeId[]) =>
    ids.flatMap((id) => {
      const copyId = copyIds.get(id)
      return copyId === undefined ? [id] : [id, copyId]
    })
  const parent = parentId === undefined ? undefined : document.nodes[parentId]
  if (parent) document.nodes[parent.id] = { ...parent, children: withCopies(parent.children ?? []) }
  else document.children = withCopies(document.children)
}
