import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ENDPOINTS } from '@mallwright/contract/registry'
import { FAILURE_FIELD } from '@mallwright/contract/rpc'
import type { Endpoint } from '@mallwright/contract/rpc'

const operations: readonly (readonly [string, Endpoint])[] = Object.values(ENDPOINTS).flatMap(
  (area): readonly (readonly [string, Endpoint])[] => Object.entries(area),
)

/** What this process has recorded, by folder: an attack of thousands of calls answers few pairs. */
const recorded = new Set<string>()

const addressOf = new Map(
  operations.map(([, { path }]) => [path, new RegExp(`^/api/${path.replace(/\{\w+\}/g, '[^/]+')}(?:\\?|$)`)]),
)

/** The pair of an operation and the failure that it answered; `undefined` for other answers. */
export function answeredPair(method: string, url: string, body: string): string | undefined {
  if (!body.includes(`"${FAILURE_FIELD}":"`)) return undefined
  const [name] =
    operations.find(([, operation]) => operation.method === method && addressOf.get(operation.path)?.test(url)) ?? []
  const failure = new RegExp(`"${FAILURE_FIELD}":"(\\w+)"`).exec(body)?.[1]
  return name && failure ? `${name} ${failure}` : undefined
}

/** Every pair of an operation and a failure that it declares. */
export function declaredPairs(): string[] {
  return operations.flatMap(([name, { failures = {} }]) => Object.keys(failures).map((failure) => `${name} ${failure}`))
}

/** Adds a pair to those of a run. Test files run in processes of their own, so each has a file of its own. */
export function recordPair(folder: string, pair: string): void {
  const entry = join(folder, pair)
  if (recorded.has(entry)) return
  recorded.add(entry)
  mkdirSync(folder, { recursive: true })
  appendFileSync(join(folder, `${process.pid}.txt`), `${pair}\n`)
}

/** The declared pairs that no answer of a run had. */
export function unansweredPairs(folder: string): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : []
  const answered = new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n')))
  return declaredPairs().filter((pair) => !answered.has(pair))
}
