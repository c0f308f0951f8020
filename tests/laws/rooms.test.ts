import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'
import { cyclesOf, localImportsOf, nameOf, SOURCES } from './source-graph.ts'

/** Maximum number of files in a folder; house.md §7. */
const MAX_FILES = 20

/** Maximum number of lines in a style sheet; house.md §7. */
const MAX_CSS_LINES = 300

const everyFile = filesBelow(join(ROOT, 'packages')).filter((file) => file.includes('/src/'))

it('detects a cycle, and none in a tree', () => {
  const graph = (...edges: [string, string][]) =>
    new Map(edges.map(([from]) => [from, new Set(edges.filter((edge) => edge[0] === from).map((edge) => edge[1]))]))
  expect(cyclesOf(graph(['a', 'b'], ['b', 'c'], ['c', 'a'], ['c', 'd']))).toEqual([['a', 'b', 'c']])
  expect(cyclesOf(graph(['a', 'b'], ['a', 'c'], ['b', 'c']))).toEqual([])
})

it('has no cycle between folders, types included', () => {
  const edges = new Map<string, Set<string>>()
  for (const file of SOURCES) {
    const folder = nameOf(dirname(file))
    const targets = localImportsOf(file).map((target) => nameOf(dirname(target)))
    const next = edges.get(folder) ?? new Set<string>()
    for (const target of targets) if (target !== folder) next.add(target)
    edges.set(folder, next)
  }
  expect(cyclesOf(edges)).toEqual([])
})

it(`has at most ${MAX_FILES} files in a folder`, () => {
  const counts = groupBy(everyFile, dirname)
  const crowded = [...counts].filter(([, files]) => files.length > MAX_FILES)
  expect(crowded.map(([folder, files]) => `${nameOf(folder)}: ${files.length}`)).toEqual([])
})

it(`limits style sheets to ${MAX_CSS_LINES} lines`, () => {
  const long = everyFile
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > MAX_CSS_LINES)
  expect(long.map(({ file, lines }) => `${nameOf(file)}: ${lines}`)).toEqual([])
})

it('names no two sources alike but for their ending; a role such as `.routes` once per package', () => {
  const owned = SOURCES.filter((file) => !/\/(?:index|main|app|vite\.config|drizzle\.config)\.tsx?$/.test(file))
  const keyOf = (file: string) => {
    const name = basename(file).replace(/\.tsx?$/, '')
    return name.includes('.') ? `${nameOf(file).split('/')[0]}/${name}` : name
  }
  const twice = [...groupBy(owned, keyOf).values()].filter((files) => files.length > 1)
  expect(twice.map((files) => files.map(nameOf).join(' and '))).toEqual([])
})

function groupBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Map<string, Value[]> {
  const groups = new Map<string, Value[]>()
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value])
  return groups
}
