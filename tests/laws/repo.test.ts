import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, importsOf, ROOT } from './repo-files.ts'
import { cyclesOf, localImportsOf, nameOf, SOURCES } from './source-graph.ts'

/** Allowed imports, by package and door; `*` is any door. house.md §3, docs/architecture.md. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  modules: ['contract/*'],
  'shop-core': ['contract/*'],
  viewer: [
    'contract/*',
    'modules/views',
    'modules/clock',
    'modules/coupon-worth',
    'modules/styles',
    'modules/legacy-design',
    'shop-core/*',
  ],
  editor: ['contract/*', 'modules/*', 'viewer/runtime', 'shop-core/*'],
  server: [
    'contract/*',
    'modules/definitions',
    'modules/documents',
    'modules/page-templates',
    'modules/legacy-design',
    'modules/views',
    'viewer/prerender',
    'viewer/screen-html',
  ],
}

const FORBIDDEN_FOLDERS = ['utils', 'lib', 'shared', 'common', 'helpers', 'misc', 'types', 'hooks', 'constants']

const everySource = filesBelow(join(ROOT, 'packages')).filter((file) => /\.tsx?$/.test(file))
const sources = everySource.filter((file) => !/\.test\.tsx?$/.test(file))

function mayImport(from: string, specifier: string): boolean {
  const [, name = '', entry = ''] = /^@mallwright\/([\w-]+)(?:\/(.+))?$/.exec(specifier) ?? []
  if (name === from) return false
  return (ARROWS[from] ?? []).some((arrow) => arrow === (entry ? `${name}/${entry}` : name) || arrow === `${name}/*`)
}

function isTestFile(file: string): boolean {
  return /(?:^|\/)test-[\w-]+\.tsx?$|\.test\.tsx?$/.test(file)
}

it('imports only along the allowed dependencies', () => {
  const broken = sources.flatMap((file) => {
    const owner = relative(join(ROOT, 'packages'), file).split('/')[0] ?? ''
    return (
      importsOf(file)
        .filter((specifier) => specifier.startsWith('@mallwright/') && !mayImport(owner, specifier))
        // House §3: tests may use all public entry points.
        .filter((specifier) => !(isTestFile(file) && specifier === '@mallwright/modules/samples'))
        .map((specifier) => `${relative(ROOT, file)} → ${specifier}`)
    )
  })
  expect(broken).toEqual([])
})

it('excludes React from everything that contract, definitions, geometry and commands reach', () => {
  const entries = sources.filter((file) =>
    /packages\/contract\/|modules\/src\/(?:registry\/definitions|legacy-design\/index)\.ts|editor\/src\/(?:geometry|commands)\//.test(
      file,
    ),
  )
  for (const entry of ['contract/src/', 'modules/src/registry/definitions.ts', 'editor/src/geometry/'])
    expect(entries.some((file) => file.includes(entry))).toBe(true)
  const reached = new Set(entries)
  for (const file of reached)
    for (const specifier of importsOf(file))
      if (specifier.startsWith('.')) {
        const target = join(dirname(file), specifier)
        if (/\.tsx?$/.test(target)) reached.add(target)
      }
  const impure = [...reached].filter((file) =>
    importsOf(file).some((specifier) => /^(react|react-dom)(\/|$)/.test(specifier)),
  )
  expect(impure.map((file) => relative(ROOT, file))).toEqual([])
})

it('separates the rooms of the viewer', () => {
  const inside = (file: string, room: string) => file.includes(room)
  const reach = (file: string) =>
    importsOf(file)
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => join(dirname(file), specifier))
  const broken = sources.flatMap((file) =>
    reach(file)
      .filter(
        (target) =>
          (inside(file, 'viewer/src/runtime/') && /viewer\/src\/(shop|prerender)\//.test(target)) ||
          (inside(file, 'viewer/src/prerender/') && target.includes('viewer/src/shop/')),
      )
      .map((target) => `${relative(ROOT, file)} → ${relative(ROOT, target)}`),
  )
  expect(broken).toEqual([])
})

it('has no import cycle, types included', () => {
  const edges = new Map(SOURCES.map((file) => [nameOf(file), new Set(localImportsOf(file).map(nameOf))]))
  expect(cyclesOf(edges)).toEqual([])
})

it('imports other packages only through their entry points, and re-exports by name', () => {
  const stars = sources.filter((file) => /export \* from/.test(readFileSync(file, 'utf8')))
  expect(stars.map((file) => relative(ROOT, file))).toEqual([])
  const inside = sources.flatMap((file) =>
    importsOf(file).filter((specifier) => /@mallwright\/[\w-]+\/src/.test(specifier)),
  )
  expect(inside).toEqual([])
})

it('names files in kebab-case, in rooms with names', () => {
  const paths = sources.map((file) => relative(join(ROOT, 'packages'), file))
  expect(paths.filter((path) => !/^[a-z0-9.-]+\.tsx?$/.test(basename(path)))).toEqual([])
  expect(paths.filter((path) => path.split('/').some((segment) => FORBIDDEN_FOLDERS.includes(segment)))).toEqual([])
})

it('names a test that needs a DOM by its ending, so that all of them share one', () => {
  const marked = everySource.filter((file) => readFileSync(file, 'utf8').startsWith('// @vitest-environment'))
  expect(marked.map((file) => relative(ROOT, file))).toEqual([])
})

it('has no dead link in its documents', () => {
  const documents = [
    'README.md',
    'CHANGELOG.md',
    ...filesBelow(join(ROOT, 'docs')).map((file) => relative(ROOT, file)),
  ].filter((file) => file.endsWith('.md'))
  const dead = documents.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map((match) => match[1] ?? '')
      .filter((link) => !existsSync(join(ROOT, dirname(file), link)))
      .map((link) => `${file} → ${link}`),
  )
  expect(dead).toEqual([])
})

it('names only existing paths in its pages and READMEs', () => {
  const pages = [
    ...filesBelow(join(ROOT, 'docs')).filter((file) => /docs\/(?:how-to\/.+|[\w-]+)\.md$/.test(file)),
    ...filesBelow(join(ROOT, 'packages')).filter((file) => basename(file) === 'README.md'),
  ]
  expect(pages.length).toBeGreaterThan(10)
  const missing = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/`((?:packages|tests|src|scripts)\/[\w./-]+)`/g)]
      .map((match) => match[1] ?? '')
      // `src/…` in a package's README is relative to the package; invented names in the how-tos are examples.
      .filter((path) => !/price-tag|<|\.\.\./.test(path))
      .filter((path) => !existsSync(join(path.startsWith('src/') ? dirname(page) : ROOT, path)))
      .map((path) => `${relative(ROOT, page)} → ${path}`),
  )
  expect(missing).toEqual([])
})

it('prefixes style sheets: mw- for pages and modules, shop- for screens and their kit, wg- for widgets, st- for the studio', () => {
  const prefixOf = (file: string) => {
    if (file.includes('packages/editor/')) return 'st-'
    if (file.includes('shop-core/src/widgets/')) return 'wg-'
    return /viewer\/src\/shop\/|packages\/shop-core\//.test(file) ? 'shop-' : 'mw-'
  }
  const assets = filesBelow(join(ROOT, 'packages'))
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?<=^|[,{}\s])\.([a-z][\w-]*)/gm)]
        .map((match) => match[1] ?? '')
        .filter((name) => !/^(is|has)-/.test(name) && !name.startsWith(prefixOf(file)))
        .map((name) => `${relative(ROOT, file)}: .${name}`),
    )
  expect(assets).toEqual([])
})
