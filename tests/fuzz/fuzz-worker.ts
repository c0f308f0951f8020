import './browser-globals.ts'
import type { FuzzAnswer, FuzzOrder } from './fuzz-pool.ts'

/** Worker process for cases; it reports each step before it begins, so that its parent can locate hangs and crashes. */

const { fuzzedDocument, soundDocuments } = await import('./fuzzed-document.ts')
const { tryDocument, wordsOf } = await import('./trial.tsx')

/** Two ticks of the shortest timer. */
const TURN_MS = 3

let sound = soundDocuments([])
let seed = 0
let index = -1
let step = 'start'

function say(answer: FuzzAnswer): void {
  process.send?.(answer)
}

const spentMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000

function fault(what: string): void {
  say({ kind: 'fault', index, step, what })
}

/** React's warning about duplicate keys. */
const REPEATED_KEY = 'Encountered two children with the same key'

console.error = (...parts: unknown[]) => {
  for (const part of parts) if (part instanceof Error) fault(wordsOf(part))
  if (String(parts[0]).startsWith(REPEATED_KEY)) fault(`${REPEATED_KEY}: ${String(parts[1])}`)
}

/** Planted faults that a pool must detect, so that its zeros count. */
const PLANTS: Readonly<Record<string, () => Promise<void>>> = {
  throw: () => Promise.reject(new Error('planted')),
  late: async () => void setTimeout(() => void Promise.reject(new Error('planted')), 0),
  hang: async () => {
    for (;;) index = -1
  },
  prototype: async () => {
    Object.assign(Object.prototype, { polluted: 'planted' })
    await tryDocument({ index: -1, text: 'null', column: 'home', mutations: [] }, { enter: () => undefined, fault })
    delete (Object.prototype as { polluted?: string }).polluted
  },
}

async function run(order: FuzzOrder): Promise<void> {
  index = order.kind === 'case' ? order.index : -1
  let began = spentMs()
  let slowest = { step: '', ms: 0 }
  const close = () => {
    const ms = spentMs() - began
    if (ms > slowest.ms) slowest = { step, ms }
    began = spentMs()
  }
  let verdict = 'refused'
  try {
    if (order.kind === 'plant') await PLANTS[order.fault]?.()
    if (order.kind === 'case') {
      const enter = (next: string) => {
        close()
        step = next
        say({ kind: 'step', index, step })
      }
      verdict = await tryDocument(fuzzedDocument(seed, index, sound), { enter, fault })
    }
  } catch (error) {
    fault(wordsOf(error))
  }
  close()
  // Errors thrown between two ticks belong to this case.
  await new Promise((resolve) => setTimeout(resolve, TURN_MS))
  say({ kind: 'done', index, isAccepted: verdict === 'accepted', slowest })
}

process.on('uncaughtException', (error) => fault(wordsOf(error)))
process.on('unhandledRejection', (error) => fault(wordsOf(error)))
process.on('message', (order: FuzzOrder) => {
  if (order.kind !== 'open') return void run(order)
  seed = order.seed
  sound = soundDocuments(order.pages)
  say({ kind: 'ready' })
})
say({ kind: 'started' })
