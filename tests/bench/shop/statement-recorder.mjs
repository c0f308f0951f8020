import { appendFileSync } from 'node:fs'

import pg from 'pg'

/**
 * Loaded before the built server (`--import`, so not TypeScript): writes every transaction that places a trade to the file of
 * `BENCH_STATEMENTS`, a line each, as `Recorded[]`. Never in a server that is measured.
 */
const FILE = process.env.BENCH_STATEMENTS ?? ''

const PLACES_TRADE = /insert into "?trade"?\s/

/** Statements so far of the clients that are inside a transaction. */
const open = new WeakMap()

const { query } = pg.Client.prototype

pg.Client.prototype.query = function record(config, values, ...rest) {
  const result = query.call(this, config, values, ...rest)
  if (!(result instanceof Promise)) return result
  const { text, name, values: own = [] } = typeof config === 'string' ? { text: config } : config
  if (text === 'begin') open.set(this, [])
  const statements = open.get(this)
  if (!statements) return result
  const statement = { text, values: values ?? own, rows: [], ...(name && { name }) }
  statements.push(statement)
  return result.then((answer) => {
    statement.rows = (answer.rows ?? []).flatMap((row) => Object.values(row))
    if (text === 'commit') {
      if (statements.some((one) => PLACES_TRADE.test(one.text))) appendFileSync(FILE, `${JSON.stringify(statements)}\n`)
      open.delete(this)
    }
    return answer
  })
}
