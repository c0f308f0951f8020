import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

import type { Document } from '@mallwright/contract/document'
import { build } from 'vite'

/** Message to a worker. */
export type FuzzRequest =
  | { readonly kind: 'open'; readonly seed: number; readonly pages: readonly Document[] }
  | { readonly kind: 'case'; readonly index: number }
  | { readonly kind: 'plant'; readonly fault: string }

/** Message from a worker. */
export type FuzzReply =
  | { readonly kind: 'started' | 'ready' }
  | { readonly kind: 'step'; readonly index: number; readonly step: string }
  | { readonly kind: 'error'; readonly index: number; readonly step: string; readonly message: string }
  | {
      readonly kind: 'done'
      readonly index: number
      readonly isAccepted: boolean
      /** Step with the most processor time, in ms. */
      readonly slowest: { readonly step: string; readonly ms: number }
    }

/** Result of one case. */
export interface FuzzOutcome {
  readonly isAccepted: boolean
  /** Thrown errors and wrong results. */
  readonly errors: readonly string[]
  /** Step that was running when the process exited or timed out. */
  readonly hang?: string
  readonly slowest: { readonly step: string; readonly ms: number }
}

/** Limit of a step before it counts as a hang: ms of processor time, or of wall time when it never ends. */
export const HANG_MS = 2000

/** Wall time limit of a step in ms: the machine may be under load. */
const WAIT_MS = 4 * HANG_MS

/** Builds the worker for Node, with our own packages bundled; returns the path of the file. */
export async function buildWorker(): Promise<string> {
  const root = join(import.meta.dirname, '../..')
  // Inside the repository, so that npm packages resolve.
  const outDir = mkdtempSync(join(root, 'node_modules', '.fuzz-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    ssr: { noExternal: [/^@mallwright\//, 'lucide-react', 'virtua', '@base-ui/react', 'react-colorful'] },
    build: {
      ssr: join(import.meta.dirname, 'fuzz-worker.ts'),
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'worker.mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  })
  return join(outDir, 'worker.mjs')
}

/** Process that runs cases one at a time and is replaced when a case crashes or hangs it. */
export class FuzzWorker {
  #child: ChildProcess | undefined
  readonly #file: string
  readonly #open: FuzzRequest

  constructor(file: string, open: Omit<Extract<FuzzRequest, { kind: 'open' }>, 'kind'>) {
    this.#file = file
    this.#open = { kind: 'open', ...open }
  }

  /** Runs a case until it ends or the process exits. */
  async run(request: FuzzRequest, waitMs: number = WAIT_MS): Promise<FuzzOutcome> {
    const child = this.#child ?? (await this.#start())
    const errors: string[] = []
    let step = 'start'
    const outcome = await new Promise<FuzzOutcome>((resolve) => {
      let timer: NodeJS.Timeout
      const end = (rest: Partial<FuzzOutcome>) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve({ isAccepted: false, slowest: { step, ms: 0 }, errors, ...rest })
      }
      const wait = () => {
        clearTimeout(timer)
        timer = setTimeout(() => end({ hang: step, slowest: { step, ms: waitMs } }), waitMs)
      }
      child.on('message', (reply: FuzzReply) => {
        if (reply.kind === 'step') step = reply.step
        if (reply.kind === 'error') errors.push(`${reply.step}: ${reply.message}`)
        if (reply.kind !== 'done') return wait()
        const { isAccepted, slowest } = reply
        return end({ isAccepted, slowest, ...(slowest.ms > HANG_MS && { hang: slowest.step }) })
      })
      child.once('exit', (code, signal) => {
        errors.push(`${step}: the process ended with ${signal ?? code}`)
        end({})
      })
      wait()
      child.send(request)
    })
    if (child.exitCode !== null || child.signalCode !== null || outcome.hang) this.stop()
    return outcome
  }

  stop(): void {
    this.#child?.removeAllListeners()
    this.#child?.kill('SIGKILL')
    this.#child = undefined
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(this.#file, {
      env: { ...process.env, NODE_ENV: 'development' },
      execArgv: ['--max-old-space-size=1500'],
    })
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`a fuzz worker ended with ${code} before it began`)))
      child.on('message', (reply: FuzzReply) => {
        if (reply.kind === 'started') child.send(this.#open)
        if (reply.kind === 'ready') resolve()
      })
    })
    child.removeAllListeners()
    return child
  }
}
