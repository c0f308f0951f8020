import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { emptyDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { FuzzWorker, buildWorker, HANG_MS } from '../fuzz/fuzz-pool.ts'
import type { FuzzOutcome } from '../fuzz/fuzz-pool.ts'
import { fuzzedDocument, soundDocuments } from '../fuzz/fuzzed-document.ts'
import type { FuzzCase } from '../fuzz/fuzzed-document.ts'
import { isSame, openSaveTrials } from '../fuzz/save-trials.ts'
import type { SaveTrials } from '../fuzz/save-trials.ts'
import { mustCatch, neverClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** Seed of every run; `FUZZ_SEED` overrides it, `FUZZ_INDEX` runs a single case and prints it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const WORKERS = 2

/** Timeout of a planted hang, in ms. */
const PLANT_WAIT_MS = 1500

/** Maximum number of printed findings. */
const MOST_TOLD = 20

interface Tally {
  accepted: number
  refused: number
  throws: number
  hangs: number
  slowest: { step: string; ms: number; index: number }
  readonly notes: string[]
}

/** Runs N broken documents through the pipeline: check, compile, prerender, shop, studio and a real server. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startBuiltServer()
  const file = await buildWorker()
  const saves = await openSaveTrials(server.url)
  const pages = [await saves.draftOf(HOME_COLUMN)]
  const workers = Array.from({ length: WORKERS }, () => new FuzzWorker(file, { seed: SEED, pages }))
  const tally: Tally = {
    accepted: 0,
    refused: 0,
    throws: 0,
    hangs: 0,
    slowest: { step: '', ms: 0, index: -1 },
    notes: [],
  }
  try {
    await Promise.all(workers.slice(0, 1).map(checkTheWatch))
    await checkTheSaves(saves)
    const sound = soundDocuments(pages)
    const cases = indexes(count).map((index) => fuzzedDocument(SEED, index, sound))
    const waiting = indexes(count).values()
    const tries = workers.map(async (worker) => {
      for (const index of waiting) note(tally, index, await worker.run({ kind: 'case', index }))
    })
    const saving = byColumn(cases).map(async (own) => {
      for (const one of own) await saves.save(one)
    })
    await Promise.all([...tries, ...saving])
  } finally {
    for (const worker of workers) worker.stop()
    rmSync(dirname(file), { recursive: true })
    await server.stop()
    removeDataDir(server.dataDir)
  }
  tell([...tally.notes, ...saves.counts.notes])
  return claimsOf(count, tally, saves)
}

/** Indexes of the cases: all below the count, or the requested one. */
function indexes(count: number): number[] {
  const only = process.env['FUZZ_INDEX']
  return only === undefined ? Array.from({ length: count }, (_, index) => index) : [Number(only)]
}

/** Cases grouped by column: each is saved over the previous one. */
function byColumn(cases: readonly FuzzCase[]): FuzzCase[][] {
  const columns = new Map<string, FuzzCase[]>()
  for (const one of cases) columns.set(one.column, [...(columns.get(one.column) ?? []), one])
  return [...columns.values()]
}

/** A throw, a late throw, a changed prototype and a hang must be detected. */
async function checkTheWatch(worker: FuzzWorker): Promise<void> {
  const outcomes: FuzzOutcome[] = []
  for (const fault of ['throw', 'late', 'prototype']) outcomes.push(await worker.run({ kind: 'plant', fault }))
  mustCatch(
    'documents that throw',
    outcomes.every(({ faults }) => faults.length === 1),
  )
  const hang = await worker.run({ kind: 'plant', fault: 'hang' }, PLANT_WAIT_MS)
  mustCatch('documents that hang', hang.hang !== undefined)
}

/** Unstorable documents must be refused, and a draft that is read back differently must be detected. */
async function checkTheSaves(saves: SaveTrials): Promise<void> {
  const planted = { index: -1, column: 'fuzz-plant', mutations: ['planted'] }
  await saves.save({ ...planted, text: '{"format":"planted"}' })
  mustCatch('documents refused', saves.counts.refused === 1)
  const text = JSON.stringify(emptyDocument('planted'))
  await saves.save({ ...planted, text })
  mustCatch('documents saved', saves.counts.saved === 1)
  mustCatch(
    'documents that came back otherwise',
    isSame(text, emptyDocument('planted')) && !isSame(text, emptyDocument('')),
  )
  Object.assign(saves.counts, { saved: 0, refused: 0 })
}

function note(tally: Tally, index: number, { isAccepted, faults, hang, slowest }: FuzzOutcome): void {
  tally[isAccepted ? 'accepted' : 'refused'] += 1
  tally.throws += faults.length
  tally.notes.push(...faults.map((fault) => `case ${index}: ${fault}`))
  if (hang !== undefined) {
    tally.hangs += 1
    tally.notes.push(`case ${index}: ${hang} hangs`)
  }
  if (slowest.ms > tally.slowest.ms) tally.slowest = { ...slowest, index }
}

function tell(notes: readonly string[]): void {
  for (const line of notes.slice(0, MOST_TOLD)) console.log(`  ${line}`)
  if (notes.length > MOST_TOLD) console.log(`  and ${notes.length - MOST_TOLD} more`)
  if (notes.length > 0) console.log(`  again: FUZZ_SEED=${SEED} FUZZ_INDEX=<case> npm run proof -- documents`)
}

function claimsOf(count: number, tally: Tally, { counts }: SaveTrials): Claim[] {
  const { accepted, refused, slowest } = tally
  const tried = `${count} documents of seed ${SEED}, ${accepted} accepted, ${refused} refused`
  const sent = `${counts.saved} saved, ${counts.refused} refused, ${counts.tooLarge} too large to send, ${counts.published} published`
  return [
    neverClaim('documents that made something throw', tried, tally.throws),
    neverClaim('documents that made something hang', `${tried}; ${HANG_MS} ms a step`, tally.hangs),
    {
      name: 'the slowest step in ms of processor time',
      tried: `${slowest.step} of case ${slowest.index}`,
      figure: Math.round(slowest.ms),
      goal: `≤ ${HANG_MS}`,
      holds: slowest.ms <= HANG_MS,
    },
    neverClaim('answers with 500 or more', `${sent}; slowest ${Math.round(counts.slowestMs)} ms`, counts.serverFaults),
    neverClaim('saved documents that came back otherwise', sent, counts.changed),
    neverClaim('documents that the server judged otherwise than the check', sent, counts.misjudged),
  ]
}
