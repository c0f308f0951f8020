import { rmSync } from 'node:fs'
import { dirname } from 'node:path'

import { emptyDocument } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { FuzzWorker, buildWorker, HANG_MS } from '../fuzz/fuzz-pool.ts'
import type { FuzzOutcome } from '../fuzz/fuzz-pool.ts'
import { createFuzzCase, baseDocumentsOf } from '../fuzz/fuzzed-document.ts'
import type { FuzzCase } from '../fuzz/fuzzed-document.ts'
import { isSame, openSaveTrials } from '../fuzz/save-trials.ts'
import type { SaveTrials } from '../fuzz/save-trials.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

/** Seed of every run; `FUZZ_SEED` overrides it, `FUZZ_INDEX` runs a single case and prints it. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const WORKERS = 2

/** Timeout of a planted hang, in ms. */
const PLANT_WAIT_MS = 1500

/** Maximum number of printed findings. */
const MAX_PRINTED = 20

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
    await Promise.all(workers.slice(0, 1).map(checkDetection))
    await checkSaveDetection(saves)
    const bases = baseDocumentsOf(pages)
    const cases = indexes(count).map((index) => createFuzzCase(SEED, index, bases))
    const queue = indexes(count).values()
    const trials = workers.map(async (worker) => {
      for (const index of queue) addOutcome(tally, index, await worker.run({ kind: 'case', index }))
    })
    const saving = groupByColumn(cases).map(async (columnCases) => {
      for (const fuzzCase of columnCases) await saves.save(fuzzCase)
    })
    await Promise.all([...trials, ...saving])
  } finally {
    for (const worker of workers) worker.stop()
    rmSync(dirname(file), { recursive: true })
    await server.stop()
    removeDataDir(server.dataDir)
  }
  printNotes([...tally.notes, ...saves.counts.notes])
  return claimsOf(count, tally, saves)
}

/** Indexes of the cases: all below the count, or the requested one. */
function indexes(count: number): number[] {
  const requested = process.env['FUZZ_INDEX']
  return requested === undefined ? Array.from({ length: count }, (_, index) => index) : [Number(requested)]
}

/** Cases grouped by column: each is saved over the previous one. */
function groupByColumn(cases: readonly FuzzCase[]): FuzzCase[][] {
  const columns = new Map<string, FuzzCase[]>()
  for (const fuzzCase of cases) columns.set(fuzzCase.column, [...(columns.get(fuzzCase.column) ?? []), fuzzCase])
  return [...columns.values()]
}

/** A throw, a late throw, a changed prototype and a hang must be detected. */
async function checkDetection(worker: FuzzWorker): Promise<void> {
  const outcomes: FuzzOutcome[] = []
  for (const fault of ['throw', 'late', 'prototype']) outcomes.push(await worker.run({ kind: 'plant', fault }))
  assertDetects(
    'documents that throw',
    outcomes.every(({ errors }) => errors.length === 1),
  )
  const hang = await worker.run({ kind: 'plant', fault: 'hang' }, PLANT_WAIT_MS)
  assertDetects('documents that hang', hang.hang !== undefined)
}

/** Unstorable documents must be refused, and a draft that is read back differently must be detected. */
async function checkSaveDetection(saves: SaveTrials): Promise<void> {
  const planted = { index: -1, column: 'fuzz-plant', mutations: ['planted'] }
  await saves.save({ ...planted, text: '{"format":"planted"}' })
  assertDetects('documents refused', saves.counts.refused === 1)
  const text = JSON.stringify(emptyDocument('planted'))
  await saves.save({ ...planted, text })
  assertDetects('documents saved', saves.counts.saved === 1)
  assertDetects(
    'documents read back differently',
    isSame(text, emptyDocument('planted')) && !isSame(text, emptyDocument('')),
  )
  Object.assign(saves.counts, { saved: 0, refused: 0 })
}

function addOutcome(tally: Tally, index: number, { isAccepted, errors, hang, slowest }: FuzzOutcome): void {
  tally[isAccepted ? 'accepted' : 'refused'] += 1
  tally.throws += errors.length
  tally.notes.push(...errors.map((error) => `case ${index}: ${error}`))
  if (hang !== undefined) {
    tally.hangs += 1
    tally.notes.push(`case ${index}: ${hang} hangs`)
  }
  if (slowest.ms > tally.slowest.ms) tally.slowest = { ...slowest, index }
}

function printNotes(notes: readonly string[]): void {
  for (const note of notes.slice(0, MAX_PRINTED)) console.log(`  ${note}`)
  if (notes.length > MAX_PRINTED) console.log(`  and ${notes.length - MAX_PRINTED} more`)
  if (notes.length > 0) console.log(`  repeat with: FUZZ_SEED=${SEED} FUZZ_INDEX=<case> npm run proof -- documents`)
}

function claimsOf(count: number, tally: Tally, { counts }: SaveTrials): Claim[] {
  const { accepted, refused, slowest } = tally
  const attempts = `${count} documents of seed ${SEED}, ${accepted} accepted, ${refused} refused`
  const sent = `${counts.saved} saved, ${counts.refused} refused, ${counts.tooLarge} too large to send, ${counts.published} published`
  return [
    zeroClaim('documents that cause an error', attempts, tally.throws),
    zeroClaim('documents that cause a hang', `${attempts}; ${HANG_MS} ms a step`, tally.hangs),
    {
      name: 'the slowest step in ms of processor time',
      attempts: `${slowest.step} of case ${slowest.index}`,
      figure: Math.round(slowest.ms),
      goal: `≤ ${HANG_MS}`,
      holds: slowest.ms <= HANG_MS,
    },
    zeroClaim('answers with 500 or more', `${sent}; slowest ${Math.round(counts.slowestMs)} ms`, counts.serverErrors),
    zeroClaim('saved documents read back differently', sent, counts.changed),
    zeroClaim('documents judged differently by server and check', sent, counts.misjudged),
  ]
}
