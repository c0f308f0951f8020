import './browser-globals.ts'
import type { FuzzReply, FuzzRequest } from './fuzz-pool.ts'

/** Worker process for cases; it reports each step before it begins, so that its parent can locate hangs and crashes. */

const { createFuzzCase, baseDocumentsOf } = await import('./fuzzed-document.ts')
const { runFuzzCase, describeError } = await import('./trial.tsx')

/** Two ticks of the shortest timer. */
const TICKS_MS = 3

let bases = baseDocumentsOf([])
let seed = 0
let index = -1
let step = 'start'

function send(reply: FuzzReply): void {
  process.send?.(reply)
}

const cpuTimeMs = () => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000

function reportError(message: string): void {
  send({ kind: 'error', index, step, message })
}

/** React's warning about duplicate keys. */
const REPEATED_KEY = 'Encountered two children with the same key'

console.error = (...parts: unknown[]) => {
  for (const part of parts) if (part instanceof Error) reportError(describeError(part))
  if (String(parts[0]).startsWith(REPEATED_KEY)) reportError(`${REPEATED_KEY}: ${String(parts[1])}`)
}

/** Planted faults that a pool must detect, so that its zeros count. */
const PLANTED_FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  throw: () => Promise.reject(new Error('planted')),
  late: async () => void setTimeout(() => void Promise.reject(new Error('planted')), 0),
  hang: async () => {
    for (;;) index = -1
  },
  prototype: async () => {
    Object.assign(Object.prototype, { polluted: 'planted' })
    await runFuzzCase(
      { index: -1, text: 'null', column: 'home', mutations: [] },
      { enter: () => undefined, onError: reportError },
    )
    delete (Object.prototype as { polluted?: string }).polluted
  },
}

async function run(request: FuzzRequest): Promise<void> {
  index = request.kind === 'case' ? request.index : -1
  let startMs = cpuTimeMs()
  let slowest = { step: '', ms: 0 }
  const close = () => {
    const ms = cpuTimeMs() - startMs
    if (ms > slowest.ms) slowest = { step, ms }
    startMs = cpuTimeMs()
  }
  let verdict = 'refused'
  try {
    if (request.kind === 'plant') await PLANTED_FAULTS[request.fault]?.()
    if (request.kind === 'case') {
      const enter = (next: string) => {
        close()
        step = next
        send({ kind: 'step', index, step })
      }
      verdict = await runFuzzCase(createFuzzCase(seed, index, bases), { enter, onError: reportError })
    }
  } catch (error) {
    reportError(describeError(error))
  }
  close()
  // Errors thrown between two ticks belong to this case.
  await new Promise((resolve) => setTimeout(resolve, TICKS_MS))
  send({ kind: 'done', index, isAccepted: verdict === 'accepted', slowest })
}

process.on('uncaughtException', (error) => reportError(describeError(error)))
process.on('unhandledRejection', (error) => reportError(describeError(error)))
process.on('message', (request: FuzzRequest) => {
  if (request.kind !== 'open') return void run(request)
  seed = request.seed
  bases = baseDocumentsOf(request.pages)
  send({ kind: 'ready' })
})
send({ kind: 'started' })
