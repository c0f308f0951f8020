import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { describe, expect, it } from 'vitest'

import { filesBelow, ROOT } from './repo-files.ts'

const PACKAGES = join(ROOT, 'packages')
const SHOP = join(PACKAGES, 'viewer/src/shop')

interface Loads {
  /** Files that a source loads together with itself: sources and style sheets. */
  readonly together: readonly string[]
  /** Sources that it loads when they are needed. */
  readonly late: readonly string[]
}

const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const namesIn = (list: string) =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => one.split(/\s+as\s+/)[0] ?? '')

const doors = new Map(
  ['modules', 'shop-core', 'viewer'].flatMap((name) => {
    const manifest: unknown = JSON.parse(readFileSync(join(PACKAGES, name, 'package.json'), 'utf8'))
    const { exports } = manifest as { readonly exports: Readonly<Record<string, string>> }
    return Object.entries(exports).map(([door, file]) => [join('@mallwright', name, door), join(PACKAGES, name, file)])
  }),
)

function fileOf(specifier: string, importer: string): string | undefined {
  const file = specifier.startsWith('.') ? join(dirname(importer), specifier) : doors.get(specifier)
  return file !== undefined && existsSync(file) ? file : undefined
}

/** The files behind names of a door: a door without side effects loads those alone, as the build does. */
function behind(file: string, names: readonly string[]): string[] {
  const exported = [...read(file).matchAll(/export\s*\{([^}]*)\}\s*from\s*'([^']+)'/g)]
  if (exported.length === 0 || !file.endsWith('/index.ts')) return [file]
  return exported.flatMap(([, list = '', specifier = '']) => {
    const wanted = list.split(',').map((one) => one.trim().split(/\s+as\s+/))
    const inner = wanted.filter((one) => names.includes(one.at(-1) ?? '')).map(([name = '']) => name)
    const target = fileOf(specifier, file)
    return inner.length > 0 && target !== undefined ? behind(target, inner) : []
  })
}

const loads = new Map<string, Loads>()

function loadsOf(file: string): Loads {
  const known = loads.get(file)
  if (known) return known
  const text = file.endsWith('.css') ? '' : read(file)
  const named = [...text.matchAll(/(?:^|\n)(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s*'([^']+)'/g)]
  const bare = [...text.matchAll(/(?:^|\n)import\s*'([^']+)'/g)].map(([, specifier = '']) => specifier)
  const lazy = [...text.matchAll(/import\(\s*'([^']+)'\s*\)/g)].map(([, specifier = '']) => specifier)
  const together = [
    ...named.flatMap(([, clause = '', specifier = '']) => {
      const target = fileOf(specifier, file)
      const names = namesIn(clause.replace(/[{}]/g, ','))
      return target === undefined || names.length === 0 ? [] : behind(target, names)
    }),
    ...bare.flatMap((specifier) => fileOf(specifier, file) ?? []),
  ]
  const found = { together, late: lazy.flatMap((specifier) => fileOf(specifier, file) ?? []) }
  loads.set(file, found)
  return found
}

/** Everything that is there once a source has been loaded. */
function closureOf(root: string): Set<string> {
  const closure = new Set([root])
  for (const file of closure) for (const next of loadsOf(file).together) closure.add(next)
  return closure
}

/** Sheets that style a class: its own, or those that name it beside others. */
const SHEETS_OF = (() => {
  const owners = new Map<string, Set<string>>()
  const others = new Map<string, Set<string>>()
  const add = (map: Map<string, Set<string>>, name: string, file: string) =>
    map.set(name, (map.get(name) ?? new Set()).add(file))
  for (const file of ['shop-core', 'viewer'].flatMap((name) => filesBelow(join(PACKAGES, name, 'src')))) {
    if (!file.endsWith('.css')) continue
    for (const [, list = ''] of read(file).matchAll(/([^{};]+)\{/g)) {
      for (const [, name = ''] of list.matchAll(/\.((?:shop|mw|wg)-[\w-]+)/g)) add(others, name, file)
      for (const [, name = ''] of list.matchAll(/(?:^|,)\s*\.((?:shop|mw|wg)-[\w-]+)\s*(?=,|$)/g))
        add(owners, name, file)
    }
  }
  return new Map([...others].map(([name, files]) => [name, owners.get(name) ?? files]))
})()

/** Styled classes in the texts of a source. */
function classesOf(file: string): string[] {
  if (!file.endsWith('.tsx')) return []
  const texts = [...read(file).matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g)].map(([text]) => text)
  const words = texts.flatMap((text) => text.match(/(?<![\w-./])(?:shop|mw|wg)-[\w-]+(?![\w-]*\/)/g) ?? [])
  return [...new Set(words)].filter((name) => SHEETS_OF.has(name))
}

/** What a desk gives its widgets: only there are the parts drawn whose files end in `.desk.tsx`. */
const DESK = closureOf(join(PACKAGES, 'shop-core/src/widgets/widget-host/desk-look.ts'))

/** Classes of a source, and of all that it loads late, whose sheet is not there. */
function unstyledFrom(root: string, before: ReadonlySet<string>, seen = new Set<string>()): string[] {
  if (seen.has(root)) return []
  seen.add(root)
  const closure = closureOf(root)
  const there = new Set([...before, ...closure])
  const isThere = (sheet: string, file: string) => there.has(sheet) || (file.endsWith('.desk.tsx') && DESK.has(sheet))
  const missing = [...closure].flatMap((file) =>
    classesOf(file)
      .filter((name) => ![...(SHEETS_OF.get(name) ?? [])].some((sheet) => isThere(sheet, file)))
      .map((name) => `${name} of ${relative(PACKAGES, file)}`),
  )
  return [
    ...missing,
    ...[...closure].flatMap((file) => loadsOf(file).late.flatMap((late) => unstyledFrom(late, there, seen))),
  ]
}

const SHELL = new Set([
  ...closureOf(join(SHOP, 'app/main.tsx')),
  // Loaded right after the first render, on every screen.
  ...closureOf(join(SHOP, 'services/start-services.tsx')),
])

const SCREENS = filesBelow(join(SHOP, 'screens'))
  .filter((file) => file.endsWith('.routes.ts'))
  .flatMap((file) => loadsOf(file).late)

describe('a screen that is opened first', () => {
  it('is one of many, and its sheets are found', () => {
    expect(new Set(SCREENS).size).toBeGreaterThan(60)
    expect(SHEETS_OF.size).toBeGreaterThan(500)
  })

  it.each([...new Set(SCREENS)].map((file) => [relative(SHOP, file), file]))('styles all of %s', (_, file) => {
    expect([...new Set(unstyledFrom(file, SHELL))]).toEqual([])
  })
})
