import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

/** A rule that a comment names: its document, its section and a subsection. */
const REFERENCE = /\b(specification [123] §\d+|domain \d\.\d+)(\.\d+)?/gi

it('says what every rule that a comment names is about', () => {
  const page = readFileSync(join(ROOT, 'docs/product.md'), 'utf8')
  const headings = new Set(
    [...page.matchAll(/^### (Specification \d §\d+|Domain \d\.\d+):/gm)].map(([, name]) => name?.toLowerCase()),
  )
  const points = new Set<string>()
  let heading = ''
  for (const line of page.split('\n')) {
    heading = /^### ([^:]+):/.exec(line)?.[1]?.toLowerCase() ?? heading
    const point = /^- \*\*§(\d+)\.(\d+)\*\*/.exec(line)
    if (point) points.add(`${heading.replace(/§\d+$/, `§${point[1]}`)}.${point[2]}`)
  }
  const sources = ['packages', 'scripts', 'tests'].flatMap((folder) => filesBelow(join(ROOT, folder)))
  const named = sources
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(REFERENCE)])
    .map(([, section = '', point = '']) => ({ section: section.toLowerCase(), point }))
  const missing = named.filter(
    ({ section, point }) => !headings.has(section) || (point !== '' && !points.has(section + point)),
  )
  expect([...new Set(missing.map(({ section, point }) => section + point))]).toEqual([])
  expect(named.length).toBeGreaterThan(200)
})
