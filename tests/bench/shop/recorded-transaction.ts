import type pg from 'pg'

/** A statement as the product sent it, with every value of the rows that it gave, in their order. */
export interface Recorded {
  readonly text: string
  readonly values: readonly unknown[]
  /** Of a statement whose plan is kept. */
  readonly name?: string
  readonly rows: readonly unknown[]
}

/** A transaction of the product that placed a trade, and the id of its request. */
export interface RecordedTrade {
  readonly requestUuid: string
  readonly statements: readonly Recorded[]
}

/** Ids and numbers that a statement makes: uuids, and numbers of trades and orders. */
const MADE = /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d{18})$/

/** Gives a value of a statement, with the ids that this run has made. */
type Fill = (made: readonly string[]) => unknown

interface Step {
  readonly config: { readonly text: string; readonly name?: string; readonly rowMode: 'array' }
  readonly values: readonly Fill[]
  /** Positions among the values of the rows, and the made id that stands there. */
  readonly made: readonly (readonly [index: number, id: number])[]
}

/** A recorded trade, ready to be placed again and again: new ids take the place of the recorded ones. */
export function replayOf({ requestUuid, statements }: RecordedTrade) {
  const ids = idsOf(statements, requestUuid)
  const steps = statements.map((statement) => stepOf(statement, ids))
  return async (client: pg.PoolClient, newRequestUuid: string): Promise<void> => {
    const made: string[] = [newRequestUuid]
    for (const { config, values, made: places } of steps) {
      const { rows } = await client.query<unknown[]>(
        config,
        values.map((fill) => fill(made)),
      )
      if (places.length === 0) continue
      const flat = rows.flat()
      for (const [index, id] of places) made[id] = String(flat[index])
    }
  }
}

/** The request's id, and every id that a statement gives before one names it. */
function idsOf(statements: readonly Recorded[], requestUuid: string): readonly string[] {
  const ids = [requestUuid]
  let sent = ''
  for (const { values, rows } of statements) {
    sent += JSON.stringify(values)
    for (const value of rows) {
      if (typeof value === 'string' && MADE.test(value) && !sent.includes(value)) ids.push(value)
    }
  }
  // Ids that no later statement names are of rows that were there before.
  return [...new Set(ids)].filter((id) => sent.includes(id))
}

function stepOf({ text, values, name, rows }: Recorded, ids: readonly string[]): Step {
  return {
    config: { text, rowMode: 'array', ...(name && { name }) },
    values: values.map((value) => fillOf(value, ids)),
    made: rows.flatMap((value, index) => {
      const id = ids.indexOf(String(value))
      return id < 0 ? [] : [[index, id] as const]
    }),
  }
}

function fillOf(value: unknown, ids: readonly string[]): Fill {
  if (Array.isArray(value)) {
    const fills = value.map((one) => fillOf(one, ids))
    return (made) => fills.map((fill) => fill(made))
  }
  const found = typeof value === 'string' ? ids.flatMap((id, index) => (value.includes(id) ? [index] : [])) : []
  if (found.length === 0) return () => value
  return (made) => found.reduce((text, id) => text.replaceAll(ids[id] ?? '', made[id] ?? ''), value as string)
}
