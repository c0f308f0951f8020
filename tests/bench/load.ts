import { sign } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'
import autocannon from 'autocannon'

import type { Gateway } from '../gateway.ts'
import { limitFigure, median, ratioFigure } from './figures.ts'
import type { Figure } from './figures.ts'

/** Runs of either side, in turns: a minute later the machine may be another. */
const ROUNDS = 3

/** A signed call that is repeated. */
export interface SignedCall {
  readonly path: string
  readonly body: string
}

/** What a server bore. */
export interface Load {
  readonly perSecond: number
  /** Latency (ms) of the slowest hundredth. */
  readonly p99: number
  readonly errors: number
}

/** Measures both sides in turns; gives the medians, and all errors. */
export async function inTurns(sides: Readonly<Record<'ours' | 'baseline', () => Promise<Load>>>) {
  const runs: Record<'ours' | 'baseline', Load[]> = { ours: [], baseline: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    runs.baseline.push(await sides.baseline())
    runs.ours.push(await sides.ours())
  }
  const middle = (loads: readonly Load[]): Load => ({
    perSecond: median(loads.map(({ perSecond }) => perSecond)),
    p99: median(loads.map(({ p99 }) => p99)),
    errors: loads.reduce((sum, { errors }) => sum + errors, 0),
  })
  return { ours: middle(runs.ours), baseline: middle(runs.baseline) }
}

/** Throughput, slowest hundredth and errors of both sides. */
export function loadFigures(
  name: string,
  { ours, baseline }: { readonly ours: Load; readonly baseline: Load },
  { minRatio, unit = 'req/s' }: { readonly minRatio: number; readonly unit?: string },
): Figure[] {
  return [
    {
      name,
      unit,
      ours: ours.perSecond,
      baseline: baseline.perSecond,
      goal: `≥ ${minRatio} × baseline`,
      holds: ours.perSecond >= baseline.perSecond * minRatio,
    },
    ratioFigure(`${name}, p99`, 'ms', { ours: ours.p99, baseline: baseline.p99, most: 3 }),
    limitFigure(`${name}, errors`, '', { ours: ours.errors, most: 0 }),
  ]
}

/** Headers of one signed call of a session. */
export function signedHeaders(
  { session }: Pick<Gateway, 'session'>,
  { path, body }: SignedCall,
): Record<string, string> {
  const request = { nonce: newUuid(), timestamp: String(Date.now()), token: session.token }
  const fullRequest = { ...request, method: 'POST', path, query: new URLSearchParams(), payload: body }
  return {
    'content-type': 'application/json',
    authorization: session.token,
    cnonce: request.nonce,
    dtimestamp: request.timestamp,
    csign: sign(fullRequest, session.signKey),
  }
}

/** A POST of a run. */
interface NextCall {
  /** With its leading slash. */
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** Sends `count` calls after a warm-up, each made by `next`; every answer must be a success. */
export async function measureCalls(
  next: () => NextCall,
  {
    url,
    connections,
    count,
    warmUp,
  }: { readonly url: string; readonly connections: number; readonly count: number; readonly warmUp: number },
): Promise<Load> {
  const options = {
    url,
    connections,
    requests: [{ setupRequest: () => ({ method: 'POST', ...next() }) }],
    verifyBody: (text: string) => text.startsWith('{"code":1,'),
  }
  await autocannon({ ...options, amount: warmUp })
  const began = performance.now()
  let ended = began
  const run = autocannon({ ...options, amount: count })
  run.on('response', () => {
    ended = performance.now()
  })
  // The result's own duration ends at a whole second.
  return readLoad(await run, (ended - began) / 1000)
}

/** A result of autocannon; `seconds` where its own duration is not exact. */
export function readLoad(result: Awaited<ReturnType<typeof autocannon>>, seconds = result.duration): Load {
  return {
    perSecond: result.requests.total / seconds,
    p99: result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx + result.mismatches,
  }
}
