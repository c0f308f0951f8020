import { readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

import { WIDGETS } from '@mallwright/shop-core/widgets/catalogue'
import { SHOP_ROUTES } from '@mallwright/viewer/routes'
import { describe, expect, it } from 'vitest'

import { filesBelow, importsOf, ROOT } from './repo-files.ts'

const PACKAGES = ['modules', 'shop-core', 'viewer'] as const
const MAX_FILES = 20
const MAX_CSS_LINES = 300

const folderOf = (name: string) => join(ROOT, 'packages', name, 'src')
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
const sourcesOf = (name: string) => filesBelow(folderOf(name)).filter(isSource)

/** Imports of a file within its own package, types and lazy imports included. */
const targetsOf = (file: string) =>
  importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, '')))

describe.each(PACKAGES)('the rooms of %s', (name) => {
  const files = filesBelow(folderOf(name))

  it('form no cycle between folders', () => {
    const edges = new Map<string, Set<string>>()
    for (const file of sourcesOf(name))
      for (const target of targetsOf(file).filter((target) => isSource(target) && dirname(target) !== dirname(file)))
        edges.set(dirname(file), (edges.get(dirname(file)) ?? new Set()).add(dirname(target)))
    const reaches = (from: string, to: string, visited = new Set<string>()): boolean =>
      [...(edges.get(from) ?? [])].some(
        (next) => next === to || (!visited.has(next) && reaches(next, to, visited.add(next))),
      )
    const inCycle = [...edges.keys()].filter((folder) => reaches(folder, folder))
    expect(inCycle.map((folder) => relative(ROOT, folder))).toEqual([])
  })

  it(`hold at most ${MAX_FILES} files each`, () => {
    const counts = new Map<string, number>()
    for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1)
    const crowded = [...counts].filter(([, count]) => count > MAX_FILES)
    expect(crowded.map(([folder, count]) => `${relative(ROOT, folder)}: ${count}`)).toEqual([])
  })

  it(`have style sheets of at most ${MAX_CSS_LINES} lines`, () => {
    const long = files
      .filter((file) => file.endsWith('.css'))
      .filter((file) => readFileSync(file, 'utf8').split('\n').length > MAX_CSS_LINES)
    expect(long.map((file) => relative(ROOT, file))).toEqual([])
  })
})

/** Levels of the rooms in modules, lowest first: a room imports its own level only where listed. */
const SHARED_ROOMS = ['clock', 'tag-bar', 'scroll-snap', 'list-layout', 'product-tiles', 'stress-fixtures']
const TOP_ROOMS = ['site', 'registry', 'legacy-design', 'page-templates']

function levelOf(room: string): number {
  if (room === 'kit') return 0
  if (room === 'appearance') return 1
  if (SHARED_ROOMS.includes(room)) return 2 + SHARED_ROOMS.indexOf(room) / 10
  if (TOP_ROOMS.includes(room)) return 4 + TOP_ROOMS.indexOf(room)
  return 3
}

it('rooms of modules import only lower ones: kit, appearance, shared rooms, modules, site, registry, legacy-design, page-templates', () => {
  const root = folderOf('modules')
  const roomOf = (file: string) => relative(root, file).split('/')[0] ?? ''
  const upward = filesBelow(root)
    .filter((file) => isSource(file) && !/\/test-[\w-]+\.tsx?$/.test(file))
    .flatMap((file) =>
      targetsOf(file)
        .filter((target) => roomOf(target) !== roomOf(file) && levelOf(roomOf(target)) >= levelOf(roomOf(file)))
        .map((target) => `${relative(root, file)} → ${relative(root, target)}`),
    )
  expect(upward).toEqual([])
})

it('draws anchors of shop and modules by Anchor, which knows the base of a host', () => {
  const plain = ['anchor.tsx', 'external-link.tsx', 'shop-document.tsx']
  const users = ['modules', 'viewer']
    .flatMap(sourcesOf)
    .filter((file) => file.endsWith('.tsx') && !plain.includes(basename(file)))
    .filter((file) => /<a[\s>]/.test(readFileSync(file, 'utf8')))
  expect(users.map((file) => relative(ROOT, file))).toEqual([])
})

it('imports antd-mobile and react-hook-form in the kit and the form room of shop-core only', () => {
  const allowed = [join(folderOf('shop-core'), 'kit'), join(folderOf('shop-core'), 'form')]
  const users = PACKAGES.flatMap(sourcesOf).filter((file) =>
    importsOf(file).some((specifier) => /^(antd-mobile|antd-mobile-icons|react-hook-form|@hookform\/)/.test(specifier)),
  )
  expect(users.filter((file) => !allowed.some((folder) => file.startsWith(folder)))).toEqual([])
})

it('has no mutable state at module level in shop and shop-core', () => {
  // The prerender runs on the server; its cache of parsed style sheets is bounded.
  const browserSources = ['shop-core', 'viewer'].flatMap(sourcesOf).filter((file) => !file.includes('/prerender/'))
  const mutable = browserSources.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        /^(?:export )?(?:let|var) |^(?:export )?const [^=]*= (?:new (?:Map|Set|WeakMap|WeakSet|QueryClient|EventTarget)\b|createStore|create\()/.test(
          line,
        )
          ? [`${relative(ROOT, file)}:${index + 1} ${line}`]
          : [],
      ),
  )
  expect(mutable).toEqual([])
})

it('colours the kit by theme tokens alone, each with a light and a dark value', () => {
  const kit = filesBelow(join(folderOf('shop-core'), 'kit')).filter((file) => file.endsWith('.css'))
  const css = kit.map((file) => readFileSync(file, 'utf8')).join('\n')
  const used = new Set([...css.matchAll(/var\((--mw-[\w-]+)\)/g)].map((match) => match[1] ?? ''))
  const theme = readFileSync(join(folderOf('viewer'), 'runtime/page/theme.css'), 'utf8')
  const [light = '', ...dark] = theme.split(/@media|\[data-theme='dark'\]/)
  expect(used.size).toBeGreaterThan(5)
  for (const token of used) {
    expect(light, token).toContain(`${token}:`)
    for (const block of dark) expect(block, token).toContain(`${token}:`)
  }
})

/** Widgets whose files the demo page of a folder reaches, at once or lazily. */
function widgetsOfDemo(page: string): ReadonlySet<string> {
  const shopCore = join(ROOT, 'packages/shop-core')
  const manifest: unknown = JSON.parse(readFileSync(join(shopCore, 'package.json'), 'utf8'))
  const { exports: doors } = manifest as { readonly exports: Readonly<Record<string, string>> }
  const widgets = join(shopCore, 'src/widgets')
  const reached = new Set<string>()
  const visit = (file: string): void => {
    if (!file.startsWith(widgets) || !/\.tsx?$/.test(file) || reached.has(file)) return
    reached.add(file)
    targetsOf(file).forEach(visit)
  }
  for (const file of filesBelow(join(folderOf('viewer'), 'shop/screens/demo', page)).filter(isSource))
    for (const specifier of importsOf(file))
      visit(join(shopCore, doors[specifier.replace('@mallwright/shop-core', '.')] ?? ''))
  return new Set([...reached].map((file) => relative(widgets, file).split('/')[0] ?? ''))
}

it('lists every widget with a demo page that exists', () => {
  const folder = join(ROOT, 'packages/shop-core/src/widgets')
  const shared = ['controls', 'widget-host']
  const folders = new Set(
    sourcesOf('shop-core')
      .filter((file) => file.startsWith(folder))
      .map((file) => relative(folder, dirname(file)).split('/')[0] ?? ''),
  )
  const names = [...folders].filter((name) => name !== '' && !shared.includes(name))
  expect(names.toSorted()).toEqual(WIDGETS.map(({ name }) => name))
  const paths = SHOP_ROUTES.map(({ path }) => path)
  const missing = WIDGETS.filter(({ demo }) => !paths.some((path) => path.endsWith(`/${demo}`)))
  expect(missing).toEqual([])
  // And the page at that address draws it, by itself or within another widget.
  const hidden = WIDGETS.filter(({ name, demo }) => !widgetsOfDemo(demo.replace('/', '-')).has(name))
  expect(hidden.map(({ name, demo }) => `${name} is not on ${demo}`)).toEqual([])
})
