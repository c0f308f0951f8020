import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'
import { MODULE_RULES } from '@mallwright/editor/driver'
import { findDifferences, mergeDocuments } from '@mallwright/editor/merging'
import type { Choice } from '@mallwright/editor/merging'

import { startDeployment } from '../deployment.ts'
import { randomOf } from '../fuzz/random.ts'
import type { Random } from '../fuzz/random.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

const SEED = 20_261_121
const MODULES = 5
const STEPS = 40

/** One of two editors on a page: current document and its base. */
interface Editor {
  readonly gateway: Gateway
  base: Document
  mine: Document
  revision: number
}

/** One interleaving on one page. */
interface Interleaving {
  readonly column: string
  readonly random: Random
  /** Texts that an editor replaced or decided against while seeing them. */
  readonly replacedTexts: Set<string>
  readonly counts: Counts
}

interface Counts {
  silentOverwrites: number
  saves: number
  conflicts: number
  refusedMerges: number
  lost: number
}

/** Runs N random interleavings of two editors on one page against a real server. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  checkDetection()
  const server = await startDeployment()
  const counts: Counts = { silentOverwrites: 0, saves: 0, conflicts: 0, refusedMerges: 0, lost: 0 }
  try {
    const gateways = await Promise.all(
      ['19900170001', '19900170002'].map((phone) =>
        signIn(server.url, { phone, password: 'Mall2025a', terminal: 'studio' }),
      ),
    )
    for (let index = 0; index < count; index += 1) await interleave(gateways, index, counts)
  } finally {
    await server.stop()
  }
  const attempts = `${count} interleavings of two editors, ${counts.saves} saves, ${counts.conflicts} conflicts`
  return [
    zeroClaim('silent overwrites', attempts, counts.silentOverwrites),
    zeroClaim('texts lost without a decision', attempts, counts.lost),
    zeroClaim('merges without a resulting document', attempts, counts.refusedMerges),
  ]
}

function checkDetection(): void {
  const [before, after] = [pageOf(['told', 'kept']), pageOf(['other', 'kept'])]
  assertDetects('silent overwrites', countSilentlyLost(before, after, new Set()) === 1)
  assertDetects('silent overwrites', countSilentlyLost(before, after, new Set(['told'])) === 0)
}

async function interleave(gateways: readonly Gateway[], index: number, counts: Counts): Promise<void> {
  const interleaving: Interleaving = {
    column: `inter-${index}`,
    random: randomOf(SEED, index),
    replacedTexts: new Set(),
    counts,
  }
  const start = pageOf(Array.from({ length: MODULES }, () => ''))
  const editors = gateways.map((gateway): Editor => ({ gateway, base: start, mine: start, revision: 0 }))
  const [first] = editors
  if (!first) return
  await save(first, interleaving)
  for (const editor of editors) Object.assign(editor, { base: start, mine: start, revision: 1 })
  const written: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const editor = interleaving.random.pick(editors)
    if (interleaving.random.chance(0.6)) written.push(write(editor, interleaving, `w${index}-${step}`))
    else await save(editor, interleaving)
  }
  // Finally both save, the first once more over the second's revision.
  for (const editor of [...editors, first]) await save(editor, interleaving)
  const all = new Set(textsOf((await draftOf(first.gateway, interleaving.column)).document))
  counts.lost += written.filter((text) => !all.has(text) && !interleaving.replacedTexts.has(text)).length
}

/** Replaces a module's text or name. */
function write(editor: Editor, { random, replacedTexts }: Interleaving, text: string): string {
  const id = NodeId.parse(`m${random.integer(0, MODULES - 1)}`)
  const node = editor.mine.nodes[id]
  if (!node) return ''
  const isName = random.chance(0.3)
  const before = isName ? node.name : node.props['text']
  if (typeof before === 'string') replacedTexts.add(before)
  const next = isName ? { ...node, name: text } : { ...node, props: { ...node.props, text: text } }
  editor.mine = { ...editor.mine, nodes: { ...editor.mine.nodes, [id]: next } }
  return text
}

/** Saves, merging on each conflict; undecidable conflicts are resolved randomly and recorded as decisions. */
async function save(editor: Editor, interleaving: Interleaving): Promise<void> {
  for (;;) {
    const body = {
      cColumnCode: interleaving.column,
      document: editor.mine,
      iRevision: editor.revision,
      cRequestUuid: newUuid(),
    }
    const before = await draftOf(editor.gateway, interleaving.column)
    const answer = await editor.gateway.saveColumnPage({ body })
    if (answer.ok) {
      interleaving.counts.saves += 1
      interleaving.counts.silentOverwrites += countSilentlyLost(
        before.document,
        editor.mine,
        interleaving.replacedTexts,
      )
      Object.assign(editor, { base: editor.mine, revision: answer.data.iRevision })
      return
    }
    if (answer.failure !== 'REVISION_CONFLICT') throw new Error(answer.msg)
    interleaving.counts.conflicts += 1
    merge(editor, await draftOf(editor.gateway, interleaving.column), interleaving)
  }
}

function merge(editor: Editor, theirs: { document: Document; revision: number }, interleaving: Interleaving): void {
  const sides = { base: editor.base, mine: editor.mine, theirs: theirs.document }
  const choices = new Map<NodeId, Choice>()
  for (const { id, preselected, choices: possible } of findDifferences(sides)) {
    if (preselected) continue
    const choice = interleaving.random.pick(possible)
    choices.set(id, choice)
    const rejected = choice === 'mine' ? sides.theirs : choice === 'theirs' ? sides.mine : undefined
    const node = rejected?.nodes[id]
    for (const text of [node?.name, node?.props['text']]) {
      if (typeof text === 'string') interleaving.replacedTexts.add(text)
    }
  }
  const merged = mergeDocuments({
    ...sides,
    choices,
    newId: () => NodeId.parse(newUuid()),
    rules: MODULE_RULES,
  })
  if (!merged) interleaving.counts.refusedMerges += 1
  Object.assign(editor, { base: theirs.document, mine: merged ?? theirs.document, revision: theirs.revision })
}

async function draftOf(gateway: Gateway, column: string): Promise<{ document: Document; revision: number }> {
  const draft = await gateway.getDraftPage({ body: { cColumnCode: column } })
  if (!draft.ok) throw new Error(draft.msg)
  return { document: draft.data.document as Document, revision: draft.data.iRevision }
}

function pageOf(texts: readonly string[]): Document {
  const nodes = texts.map((text, index) => ({
    id: NodeId.parse(`m${index}`),
    module: 'text',
    version: 0,
    props: { text },
  }))
  return {
    ...emptyDocument('interleaved'),
    children: nodes.map(({ id }) => id),
    nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  }
}

function textsOf({ nodes }: Document): string[] {
  return Object.values(nodes)
    .flatMap(({ name, props }) => [name, props['text']])
    .filter((text): text is string => typeof text === 'string' && text !== '')
}

/** Number of texts lost between two revisions without an editor's decision. */
function countSilentlyLost(before: Document, after: Document, replacedTexts: ReadonlySet<string>): number {
  const left = new Set(textsOf(after))
  return textsOf(before).filter((text) => !left.has(text) && !replacedTexts.has(text)).length
}
