import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { expect, it } from 'vitest'

import { filesBelow, importsOf, ROOT } from './repo-files.ts'

interface Rule {
  readonly file: string
  readonly selectors: readonly string[]
  readonly body: string
}

/** The selectors of a list, split at commas outside of parentheses. */
function selectorsOf(list: string): string[] {
  const selectors = ['']
  let depth = 0
  for (const sign of list) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) selectors.push('')
    else selectors.push((selectors.pop() ?? '') + sign)
  }
  return selectors.map((one) => one.trim())
}

/** Style rules of every sheet that buyers load, those inside of `@media` and `@supports` included. */
const RULES: readonly Rule[] = ['modules', 'shop-core', 'viewer']
  .flatMap((name) => filesBelow(join(ROOT, 'packages', name, 'src')))
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [
      ...readFileSync(file, 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/([^{};]+)\{([^{}]*)\}/g),
    ].map(([, selector = '', body = '']) => ({
      file: relative(ROOT, file),
      selectors: selectorsOf(selector),
      body,
    })),
  )

it('declare each class in one sheet: all of them apply together once their screens are loaded', () => {
  const owners = new Map<string, Set<string>>()
  for (const { file, selectors } of RULES)
    for (const name of selectors.filter((one) => /^\.[\w-]+$/.test(one)))
      owners.set(name, (owners.get(name) ?? new Set()).add(file))
  expect(owners.size).toBeGreaterThan(200)
  const shared = [...owners].filter(([, files]) => files.size > 1)
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([])
})

it('draw bold texts in one weight: each further one is a face that a phone loads before the first paint', () => {
  const weights = RULES.flatMap(({ file, body }) =>
    [...body.matchAll(/font-weight:\s*([\w]+)/g)].map(([, weight = '']) => ({ file, weight })),
  )
  expect(weights.length).toBeGreaterThan(100)
  expect(weights.filter(({ weight }) => !['400', '500', '600', 'inherit', 'normal'].includes(weight))).toEqual([])
})

it('are all imported', () => {
  const files = ['modules', 'shop-core', 'viewer'].flatMap((name) => filesBelow(join(ROOT, 'packages', name, 'src')))
  const imported = new Set(
    files
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => importsOf(file).map((one) => join(dirname(file), one.replace(/\?.*$/, '')))),
  )
  const unused = files.filter((file) => file.endsWith('.css') && !imported.has(file))
  expect(unused.map((file) => relative(ROOT, file))).toEqual([])
})

it('name a height in `vh` before the same in `dvh`, which Chrome knows from 108 and Safari from 15.4 on', () => {
  const alone = RULES.flatMap(({ file, body }) => {
    const declarations = body.split(';').map((one) => one.trim())
    return declarations
      .filter((one, index) => one.includes('dvh') && declarations[index - 1] !== one.replaceAll('dvh', 'vh'))
      .map((one) => `${file}: ${one}`)
  })
  expect(RULES.some(({ body }) => body.includes('dvh'))).toBe(true)
  expect(alone).toEqual([])
})

it.each(['.mw-badge', '.shop-tag'])(
  'keep the tag %s inline: in clamped text WebKit counts an inline block as lines',
  (tag) => {
    const displays = RULES.filter(({ selectors }) => selectors.includes(tag)).flatMap(({ body }) =>
      [...body.matchAll(/display:\s*([\w-]+)/g)].map((match) => match[1]),
    )
    expect(displays).toEqual(['inline'])
  },
)

const SHOP_RULES = RULES.filter(({ file }) => !file.startsWith('packages/modules/'))

/** The text sizes of the shop: 11, 12, 13, 15, 17, 20, 24 and 30 px at the usual root size. */
const TEXT_SIZES = ['0.6875', '0.75', '0.8125', '0.9375', '1.0625', '1.25', '1.5', '1.875']

it('use the eight text sizes of the scale', () => {
  const sizes = SHOP_RULES.flatMap(({ file, body }) =>
    [...body.matchAll(/(?:font-size:|font:[^;]*?)\s*([\d.]+)rem/g)].map(([, size = '']) => ({ file, size })),
  )
  expect(sizes.length).toBeGreaterThan(60)
  expect(sizes.filter(({ size }) => !TEXT_SIZES.includes(size))).toEqual([])
})

it('use the corner radii 4, 8, 12 and 16, or round a whole side', () => {
  const radii = SHOP_RULES.flatMap(({ file, body }) =>
    [...body.matchAll(/border-radius:([^;]*)/g)].flatMap(([, value = '']) =>
      [...value.matchAll(/(\d+)px/g)].map(([, px]) => ({ file, px: Number(px) })),
    ),
  )
  expect(radii.length).toBeGreaterThan(40)
  expect(radii.filter(({ px }) => ![4, 8, 12, 16].includes(px) && px < 20)).toEqual([])
})
