import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { tableOf } from './figures.ts'
import type { Figure } from './figures.ts'

/** All benches by name. */
const BENCHES: Readonly<Record<string, () => Promise<readonly Figure[]>>> = {
  page: async () => (await import('./page.bench.ts')).run(),
  server: async () => (await import('./server.bench.ts')).run(),
  list: async () => (await import('./list.bench.ts')).run(),
  widgets: async () => (await import('./widgets.bench.ts')).run(),
  shop: async () => (await import('./shop.bench.ts')).run(),
  lighthouse: async () => (await import('./lighthouse.bench.ts')).run(),
  search: async () => (await import('./search.bench.ts')).run(),
  sockets: async () => (await import('./sockets.bench.ts')).run(),
  vouchers: async () => (await import('./vouchers.bench.ts')).run(),
  editor: async () => (await import('./editor.bench.ts')).run(),
}

const asked = process.argv.slice(2)
const unknown = asked.find((name) => !Object.hasOwn(BENCHES, name))
if (unknown) {
  console.error(`There is no bench "${unknown}"; there are: ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const folder = join(import.meta.dirname, '../../bench-results')
mkdirSync(folder, { recursive: true })
// Lighthouse comes from the npm registry: only when it is asked for.
const all = Object.keys(BENCHES).filter((name) => name !== 'lighthouse')
for (const name of asked.length > 0 ? asked : all) {
  const figures = (await BENCHES[name]?.()) ?? []
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(figures, null, 2))
  console.log(`\n${tableOf(name, figures)}`)
}
