import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

const SERVER = join(ROOT, 'packages/server/src')

/** Sources of the server by path below `src`, without tests and test support. */
const sources = filesBelow(SERVER)
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file))
  .map((file) => ({ path: relative(SERVER, file), text: readFileSync(file, 'utf8') }))

const matching = (pattern: RegExp, allowed: RegExp) =>
  sources.filter(({ path, text }) => !allowed.test(path) && pattern.test(text)).map(({ path }) => path)

it('casts no row without validation: statements run through rows() and command(), or drizzle’s builder', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(matching(/\.query\b\s*[<(]|\.execute\b\s*[<(]/, /^db\//)).toEqual([])
  expect(matching(/\bsql</, /^$/)).toEqual([])
})

it('writes raw SQL only in stores, sources of lists, jobs and table definitions', () => {
  expect(
    matching(/import \{[^}]*\b(?:rows|command)\b[^}]*\} from '[./]*db\/query/, /\.store\.ts$|^jobs\/|^db\//),
  ).toEqual([])
  // Decision 0111: a source and the engine that puts sources together are the only SQL of lists.
  const engine = /\.source\.ts$|^list-engine\/(?:filter-sql|list-rows|page-rows)\.ts$/
  expect(matching(/\bsql`/, new RegExp(`\\.store\\.ts$|^jobs\\/|^db\\/|${engine.source}`))).toEqual([])
})

it('compares ids as ids: compared as text, one is looked for in every row', () => {
  // Blocks of one site, of which there are few.
  expect(matching(/\b(?:eq|ne|inArray)\(\s*sql`\$\{\w+\.id\}::text`/, /^site\/file-replacement\.store\.ts$/)).toEqual(
    [],
  )
})

it('excludes wire names from SQL', () => {
  const wireNames = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/as "([a-z]+)([A-Z]\w*)"/g)]
      .filter(([, prefix]) => /^[bcdif]$/.test(prefix ?? ''))
      .map(([statement]) => `${path}: ${statement}`),
  )
  expect(wireNames).toEqual([])
})
