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
import { mustCatch, neverClaim } from './claim.ts'
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
interface Scene {
  readonly column: string
  readonly random: Random
  /** Texts that an editor replaced or decided against while seeing them. */
  readonly knowingly: Set<string>
  readonly counts: Counts
}

interface Counts {
  silent: number
  saves: number
  conflicts: number
  refusedMerges: number
  lost: number
}

/** Runs N random interleavings of two editors on one page against a real server. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  checkTheCount()
  const server = await startDeployment()
  const counts: Counts = { silent: 0, saves: 0, conflicts: 0, refusedMerges: 0, lost: 0 }
  try {
    const people = await Promise.all(
      ['19900170001', '19900170002'].map((phone) =>
        signIn(server.url, { phone, password: 'Mall2025a', terminal: 'studio' }),
      ),
    )
    for (let index = 0; index < count; index += 1) await interleave(people, index, counts)
  } finally {
    await server.stop()
  }
  const tried = `${count} interleavings of two editors, ${counts.saves} saves, ${counts.conflicts} conflicts`
  return [
    neverClaim('silent overwrites', tried, counts.silent),
    neverClaim('words that were on nobody’s screen and on no server in the end', tried, counts.lost),
    neverClaim('merges that gave no document', tried, counts.refusedMerges),
  ]
}

function checkTheCount(): void {
  const [before, after] = [pageOf(['told', 'kept']), pageOf(['other', 'kept'])]
  mustCatch('silent overwrites', silentlyGone(before, after, new Set()) === 1)
  mustCatch('silent overwrites', silentlyGone(before, after, new Set(['told'])) === 0)
}

async function interleave(people: readonly Gateway[], index: number, counts: Counts): Promise<void> {
  const scene: Scene = { column: `inter-${index}`, random: randomOf(SEED, index), knowingly: new Set(), counts }
  const start = pageOf(Array.from({ length: MODULES }, () => ''))
  const editors = people.map((gateway): Editor => ({ gateway, base: start, mine: start, revision: 0 }))
  const [first] = editors
  if (!first) return
  await save(first, scene)
  for (const editor of editors) Object.assign(editor, { base: start, mine: start, revision: 1 })
  const written: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const editor = scene.random.pick(editors)
    if (scene.random.chance(0.6)) written.push(write(editor, scene, `w${index}-${step}`))
    else await save(editor, scene)
  }
  // Finally both save, the first once more over the second's revision.
  for (const editor of [...editors, first]) await save(editor, scene)
  const all = new Set(wordsOf((await draftOf(first.gateway, scene.column)).document))
  counts.lost += written.filter((words) => !all.has(words) && !scene.knowingly.has(words)).length
}

/** Replaces a module's text or name. */
function write(editor: Editor, { random, knowingly }: Scene, words: string): string {
  const id = NodeId.parse(`m${random.whole(0, MODULES - 1)}`)
  const node = editor.mine.nodes[id]
  if (!node) return ''
  const isName = random.chance(0.3)
  const before = isName ? node.name : node.props['text']
  if (typeof before === 'string') knowingly.add(before)
  const next = isName ? { ...node, name: words } : { ...node, props: { ...node.props, text: words } }
  editor.mine = { ...editor.mine, nodes: { ...editor.mine.nodes, [id]: next } }
  return words
}

/** Saves, merging on each conflict; undecidable conflicts are resolved randomly and recorded as decisions. */
async function save(editor: Editor, scene: Scene): Promise<void> {
  for (;;) {
    const body = {
      cColumnCode: scene.column,
      document: editor.mine,
      iRevision: editor.revision,
      cRequestUuid: newUuid(),
    }
    const before = await draftOf(editor.gateway, scene.column)
    const answer = await editor.gateway.saveColumnPage({ body })
    if (answer.ok) {
      scene.counts.saves += 1
      scene.counts.silent += silentlyGone(before.document, editor.mine, scene.knowingly)
      Object.assign(editor, { base: editor.mine, revision: answer.data.iRevision })
      return
    }
    if (answer.failure !== 'REVISION_CONFLICT') throw new Error(answer.msg)
    scene.counts.conflicts += 1
    merge(editor, await draftOf(editor.gateway, scene.column), scene)
  }
}

function merge(editor: Editor, theirs: { document: Document; revision: number }, scene: Scene): void {
  const sides = { base: editor.base, mine: editor.mine, theirs: theirs.document }
  const choices = new Map<NodeId, Choice>()
  for (const { id, preselected, choices: possible } of findDifferences(sides)) {
    if (preselected) continue
    const choice = scene.random.pick(possible)
    choices.set(id, choice)
    const dropped = choice === 'mine' ? sides.theirs : choice === 'theirs' ? sides.mine : undefined
    const node = dropped?.nodes[id]
    for (const words of [node?.name, node?.props['text']]) {
      if (typeof words === 'string') scene.knowingly.add(words)
    }
  }
  const merged = mergeDocuments({
    ...sides,
    choices,
    newId: () => NodeId.parse(newUuid()),
    rules: MODULE_RULES,
  })
  if (!merged) scene.counts.refusedMerges += 1
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

function wordsOf({ nodes }: Document): string[] {
  return Object.values(nodes)
    .flatMap(({ name, props }) => [name, props['text']])
    .filter((words): words is string => typeof words === 'string' && words !== '')
}

/** Number of texts lost between two revisions without an editor's decision. */
function silentlyGone(before: Document, after: Document, knowingly: ReadonlySet<string>): number {
  const left = new Set(wordsOf(after))
  return wordsOf(before).filter((words) => !left.has(words) && !knowingly.has(words)).length
}
