import { once } from 'node:events'

import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { HOME_COLUMN, SHOP_BASE } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Document } from '@mallwright/contract/document'

import { newDemoDir, removeDataDir, startBuiltServer } from '../built-server.ts'
import type { BuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** State that the server has acknowledged. */
interface Acknowledged {
  /** Revision and stamp of the last acknowledged save. */
  revision: number
  stamp: string
  /** Expected stamp of each acknowledged release, by number. */
  readonly releases: Map<number, string>
}

interface Counts {
  lostSaves: number
  lostReleases: number
  brokenReads: number
  reads: number
  saves: number
  slowestStartMs: number
}

const EDITOR = { phone: '19900170001', password: 'Mall2025a', terminal: 'studio' } as const
const START_LIMIT_MS = 10_000

/** Lifetime of a server by round, in ms: `min + (round * step) % range`; primes, so that kills hit different moments. */
const LIFETIME_MS = { min: 83, range: 397, step: 149 } as const

/** Kills the server N times during saves and publishes. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const dataDir = newDemoDir()
  const acknowledged: Acknowledged = { revision: 0, stamp: '', releases: new Map() }
  const counts: Counts = { lostSaves: 0, lostReleases: 0, brokenReads: 0, reads: 0, saves: 0, slowestStartMs: 0 }
  checkDetection()
  try {
    // The first start creates the database; it is not a restart and not timed.
    await (await startBuiltServer({ dataDir })).stop()
    for (let round = 0; round <= count; round += 1) {
      const server = await startBuiltServer({ dataDir })
      counts.slowestStartMs = Math.max(counts.slowestStartMs, server.readyMs)
      const editor = await signIn(server.url, EDITOR)
      await verify(server, editor, { acknowledged, counts })
      if (round === count) await server.stop()
      else await editUntilKilled(server, editor, { acknowledged, counts, round })
    }
  } finally {
    removeDataDir(dataDir)
  }
  const attempts = `${count} kills, ${counts.saves} acknowledged saves, ${acknowledged.releases.size} acknowledged releases`
  return [
    zeroClaim('acknowledged saves lost to SIGKILL', attempts, counts.lostSaves),
    zeroClaim('acknowledged releases lost to SIGKILL', attempts, counts.lostReleases),
    zeroClaim('pages with content of two releases', `${counts.reads} reads of HTML and JSON`, counts.brokenReads),
    {
      name: 'slowest start after SIGKILL',
      attempts: `${count} starts`,
      figure: Math.round(counts.slowestStartMs),
      goal: `≤ ${START_LIMIT_MS} ms`,
      holds: counts.slowestStartMs <= START_LIMIT_MS,
      isTiming: true,
    },
  ]
}

/** A page with its stamp in three positions: consistent only when all agree. */
function stampedPage(stamp: string): Document {
  const [first, last] = [NodeId.parse('a'), NodeId.parse('z')]
  const text = (id: NodeId) => ({ id, module: 'text', version: 0, props: { text: stamp } })
  return { ...emptyDocument(stamp), children: [first, last], nodes: { [first]: text(first), [last]: text(last) } }
}

/** Stamp of a page whose three stamps agree; `undefined` for a mixture. */
function stampOf(text: string): string | undefined {
  const stamps = text.match(/stamp-\d+-\d+/g) ?? []
  return stamps.length >= 3 && new Set(stamps).size === 1 ? stamps[0] : undefined
}

function isSaveLost(acknowledged: Acknowledged, found: { revision: number; stamp: string }): boolean {
  // An unacknowledged save may be stored too: one revision more is correct, one less is a loss.
  if (found.revision === acknowledged.revision) return found.stamp !== acknowledged.stamp
  return found.revision < acknowledged.revision
}

function checkDetection(): void {
  const acknowledged = { revision: 5, stamp: 'stamp-1-5', releases: new Map<number, string>() }
  assertDetects('lost saves', isSaveLost(acknowledged, { revision: 4, stamp: 'stamp-1-4' }))
  assertDetects('lost saves', isSaveLost(acknowledged, { revision: 5, stamp: 'stamp-1-4' }))
  assertDetects('consistent pages', stampOf('<title>stamp-1-1</title> stamp-1-1 stamp-1-2') === undefined)
  assertDetects('consistent pages', stampOf('<title>stamp-1-1</title> stamp-1-1') === undefined)
}

interface Progress {
  readonly acknowledged: Acknowledged
  readonly counts: Counts
}

async function verify(server: BuiltServer, editor: Gateway, { acknowledged, counts }: Progress): Promise<void> {
  const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  if (!draft.ok) throw new Error(`the draft cannot be read: ${draft.msg}`)
  const found = { revision: draft.data.iRevision, stamp: (draft.data.document as Document).title }
  if (acknowledged.revision > 0 && isSaveLost(acknowledged, found)) counts.lostSaves += 1
  Object.assign(acknowledged, found)
  const list = await editor.getRevisionList({ body: {} })
  if (!list.ok) throw new Error(`the releases cannot be read: ${list.msg}`)
  const numbers = new Set(list.data.results.map(({ iRelease }) => iRelease))
  const newest = Math.max(...numbers)
  // The list returns the newest two hundred.
  const oldest = Math.min(...numbers)
  counts.lostReleases += [...acknowledged.releases.keys()].filter(
    (release) => release >= oldest && !numbers.has(release),
  ).length
  const last = acknowledged.releases.get(newest)
  if (acknowledged.releases.size === 0) return
  const stamps = await readPages(server.url, editor, counts)
  if (last !== undefined && stamps.some((stamp) => stamp !== last)) counts.lostReleases += 1
}

async function editUntilKilled(
  server: BuiltServer,
  editor: Gateway,
  { acknowledged, counts, round }: Progress & { readonly round: number },
): Promise<void> {
  const ended = once(server.process, 'exit')
  const lifetimeMs = LIFETIME_MS.min + ((round * LIFETIME_MS.step) % LIFETIME_MS.range)
  const deadline = performance.now() + lifetimeMs
  const edits = editForever(editor, { acknowledged, counts, round })
  const reads = readForever(server.url, editor, { acknowledged, counts })
  setTimeout(() => server.process.kill('SIGKILL'), Math.max(0, deadline - performance.now()))
  await ended
  await Promise.all([edits, reads])
}

/** Saves, and publishes every third save, until the server is killed. */
async function editForever(
  editor: Gateway,
  { acknowledged, counts, round }: Progress & { readonly round: number },
): Promise<void> {
  const page = { cColumnCode: HOME_COLUMN }
  try {
    for (let step = 0; ; step += 1) {
      const stamp = `stamp-${round}-${step}`
      const body = { ...page, document: stampedPage(stamp), iRevision: acknowledged.revision, cRequestUuid: newUuid() }
      const saved = await editor.saveColumnPage({ body })
      if (!saved.ok) throw new Error(`a save failed: ${saved.msg}`)
      Object.assign(acknowledged, { revision: saved.data.iRevision, stamp })
      counts.saves += 1
      if (step % 3 > 0) continue
      const publish = { items: [{ ...page, iRevision: acknowledged.revision }], cRequestUuid: newUuid() }
      const published = await editor.publishColumnPage({ body: publish })
      if (published.ok) acknowledged.releases.set(published.data.iRelease, stamp)
    }
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

async function readForever(url: string, editor: Gateway, { acknowledged, counts }: Progress): Promise<void> {
  try {
    while (acknowledged.releases.size === 0) await fetch(`${url}/api/healthz`).then((answer) => answer.text())
    for (;;) await readPages(url, editor, counts)
  } catch (error) {
    if (!isConnectionLost(error)) throw error
  }
}

/** Reads the published page as HTML and as JSON; returns the consistent stamps. */
async function readPages(url: string, editor: Gateway, counts: Counts): Promise<string[]> {
  const html = await (await fetch(`${url}${SHOP_BASE}/home/tab-home`)).text()
  const site = await editor.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  const stUuid = site.ok ? site.data.stUuid : ''
  const json = await editor.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN } })
  const stamps = [html, JSON.stringify(json)].map(stampOf)
  counts.reads += stamps.length
  counts.brokenReads += stamps.filter((stamp) => stamp === undefined).length
  return stamps.filter((stamp) => stamp !== undefined)
}

function isConnectionLost(error: unknown): boolean {
  // Errors of fetch when the server is killed before or during an answer.
  return error instanceof TypeError || error instanceof SyntaxError || (error as Error).name === 'AbortError'
}
