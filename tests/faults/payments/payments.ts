import pg from 'pg'

import { newDemoDir, removeDataDir, startBuiltServer } from '../../built-server.ts'
import type { BuiltServer } from '../../built-server.ts'
import { databaseUrl } from '../../bundled-database.ts'
import { randomOf } from '../../fuzz/random.ts'
import { signIn } from '../../gateway.ts'
import type { Gateway } from '../../gateway.ts'
import { zeroClaim } from '../claim.ts'
import type { Claim, ProofSize } from '../claim.ts'
import { checkBooks, checkDetection } from './payment-books.ts'
import { interleave } from './payment-moves.ts'
import type { Payer } from './payment-moves.ts'

const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)

const PAYER = { phone: '19900140001', password: 'Mall2025a', terminal: 'mobile' } as const

/** Flows that are paid at the same time. */
const AT_ONCE = 8

/** Flows a kill: 20 of 1,000. */
const FLOWS_A_KILL = 50

/** Longest wait (s) for the last deadline, question and refund. */
const QUIET_LIMIT_S = 240

/** Two server processes, either of which may be killed and started again, on a database that a third one holds. */
interface Processes extends Payer {
  readonly servers: BuiltServer[]
  kill(index: number): Promise<void>
}

/** Pays N flows in random interleavings over two processes, of which one is killed now and then; then compares all books. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const dataDir = newDemoDir()
  const holder = await startBuiltServer({ dataDir })
  const processes = await startProcesses(dataDir, await signIn(holder.url, PAYER))
  const database = new pg.Client(databaseUrl(dataDir))
  const kills = Math.max(1, Math.round(count / FLOWS_A_KILL))
  try {
    await database.connect()
    await clearBooks(database)
    const payer = await database.query<{ id: string }>(`select id from account where mobile_phone = $1`, [PAYER.phone])
    const accountId = payer.rows[0]?.id ?? ''
    let started = 0
    let killed = 0
    const payAll = async () => {
      for (let index = started++; index < count; index = started++) {
        // Evenly over the run, each process in turn, while the other flows go on.
        if (killed < kills && index >= ((killed + 0.5) * count) / kills) void processes.kill(killed++ % 2)
        await interleave(processes, { accountId, random: randomOf(SEED, index) })
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, payAll))
    await waitUntilQuiet(database)
    await checkDetection(database)
    const books = await checkBooks(database)
    const attempts = `${books.flows} flows of seed ${SEED}, ${books.receipts} receipts of ${books.attempts} attempts, ${books.refunds} refunds, ${killed} kills`
    console.log(`  verdicts ${JSON.stringify(books.verdicts)}, end states ${JSON.stringify(books.states)}`)
    return [
      zeroClaim('fen that came in and are not recorded, or the other way round', attempts, books.unrecorded),
      zeroClaim('recorded fen that are neither refunded nor kept', attempts, books.unbalanced),
      zeroClaim('refunded fen that the channel did not pay back, or the other way round', attempts, books.unreturned),
      zeroClaim('flows in no end state, or in another than what they paid for', attempts, books.unended),
      zeroClaim('payments, refunds or settlements that happened twice', attempts, books.twice),
      zeroClaim('changes of state that are not allowed or have no log', attempts, books.unlogged),
      zeroClaim('jobs that were given up', attempts, books.failedJobs),
    ]
  } finally {
    await database.end().catch(() => undefined)
    await Promise.all(processes.servers.map((server) => server.stop()))
    await holder.stop()
    removeDataDir(dataDir)
  }
}

/** Takes the payments of the demo's orders out: some of them wait for an operator, or for a deadline of days. */
async function clearBooks(database: pg.Client): Promise<void> {
  await database.query(`delete from job where name like 'payment.%' or name like 'sandbox.%'`)
  await database.query(`truncate payment_flow, sandbox_payment, sandbox_refund cascade`)
}

async function startProcesses(dataDir: string, session: Gateway): Promise<Processes> {
  const servers = await Promise.all([startBuiltServer({ dataDir }), startBuiltServer({ dataDir })])
  const restarting = new Set<number>()
  return {
    servers,
    session: session.session,
    addresses: () => servers.map(({ url }) => url),
    kill: async (index) => {
      const server = servers[index]
      if (!server || restarting.has(index)) return
      restarting.add(index)
      server.process.kill('SIGKILL')
      servers[index] = await startBuiltServer({ dataDir })
      restarting.delete(index)
    },
  }
}

/** Waits for every deadline, notice and refund, and then for the first question about each attempt, which is asked at once. */
async function waitUntilQuiet(database: pg.Client): Promise<void> {
  const others = `name like 'sandbox.%' or name in ('payment.expire', 'payment.refund')`
  const questions = `name = 'payment.query' and payload->>'round' = '0'`
  await waitForNone(database, others)
  await database.query(`update job set run_at = now() where ${questions}`)
  await waitForNone(database, `${others} or ${questions}`)
}

async function waitForNone(database: pg.Client, jobs: string): Promise<void> {
  for (let second = 0; second < QUIET_LIMIT_S; second += 1) {
    const { rows } = await database.query<{ left: number }>(
      `select count(*)::int as left from job where failed_at is null and (${jobs})`,
    )
    if (rows[0]?.left === 0) return
    await new Promise((resolve) => {
      setTimeout(resolve, 1000)
    })
  }
  throw new Error(`jobs of payments are left after ${QUIET_LIMIT_S} s`)
}
