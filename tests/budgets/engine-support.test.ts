import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'

const ASSETS = join(import.meta.dirname, '../../packages/viewer/dist/assets')

/** Members newer than Chrome 102 and Safari 15.4. */
const REFUSED_MEMBERS = [
  'toSorted',
  'toReversed',
  'toSpliced',
  'canParse',
  'groupBy',
  'withResolvers',
  'fromAsync',
  'union',
  'intersection',
]

/** pdf.js, in a frame of its own: it brings members that an engine lacks, and an engine that cannot read it offers the download. */
const isFramed = (file: string) => /^pdf[.-]/.test(file)

/** What a script needs that the oldest supported engines do not have, each with its position. */
function newerPartsOf(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code)
  const found = errors.map(({ message }) => message)
  const add = (part: string, { start }: { readonly start: number }) =>
    found.push(`${part} at ${start}: ${code.slice(Math.max(0, start - 30), start + 50)}`)
  new Visitor({
    MemberExpression(node) {
      const name = node.property.type === 'Identifier' ? node.property.name : ''
      const owner = node.object.type === 'Identifier' ? node.object.name : ''
      if (!node.computed && REFUSED_MEMBERS.includes(name)) add(name, node)
      if (owner === 'AbortSignal' && name === 'timeout') add('AbortSignal.timeout', node)
    },
    CallExpression(node) {
      const { callee } = node
      const isWith =
        callee.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'with'
      if (isWith && node.arguments.length === 2) add('with', node)
    },
    Literal(node) {
      if (!('regex' in node)) return
      if (/\(\?<[=!]/.test(node.regex.pattern)) add('lookbehind', node)
      if (node.regex.flags.includes('v')) add('v flag', node)
    },
    StaticBlock: (node) => void add('static block', node),
  }).visit(program)
  return found
}

const filesOf = (ending: string) => readdirSync(ASSETS).filter((file) => file.endsWith(ending))
const read = (file: string) => readFileSync(join(ASSETS, file), 'utf8')

/** Whether each declaration in `dvh` of a rule's body comes after the same one in `vh`. */
function isAfterVh(body: string): boolean {
  const declarations = body.slice(1, -1).split(';')
  return (
    body.startsWith('{') &&
    declarations.every(
      (one, index) => !one.includes('dvh') || declarations.slice(0, index).includes(one.replaceAll('dvh', 'vh')),
    )
  )
}

describe('the built shop runs on Chrome 102, Safari 15.4 and Firefox 104', () => {
  it('refuses what is newer', () => {
    const code = 'a.toSorted(); b.with(0, 1); AbortSignal.timeout(1); /(?<!x)y/.test(c); class D { static {} }'
    expect(newerPartsOf('example.js', code).map((part) => part.split(' at ')[0])).toEqual([
      'toSorted',
      'with',
      'AbortSignal.timeout',
      'lookbehind',
      'static block',
    ])
  })

  it('in its scripts', () => {
    expect(filesOf('.js').length).toBeGreaterThan(20)
    const files = filesOf('.js').filter((file) => !isFramed(file))
    expect(files.flatMap((file) => newerPartsOf(file, read(file)).map((part) => `${file}: ${part}`))).toEqual([])
  })

  it('in its style sheets', () => {
    expect(filesOf('.css').length).toBeGreaterThan(5)
    const newer = filesOf('.css').flatMap((file) =>
      [...read(file).matchAll(/@media[^{]*[<>][^{]*|\{[^{}]*\ddvh[^{}]*\}/g)]
        .map(([part]) => part)
        .filter((part) => !isAfterVh(part))
        .map((part) => `${file}: ${part}`),
    )
    expect(newer).toEqual([])
  })

  it('in the style sheets that prerendered pages carry', () => {
    const server = readFileSync(join(ASSETS, '../../../server/dist/main.js'), 'utf8')
    const rules = [...server.matchAll(/\{[^{}]*\ddvh[^{}]*\}/g)].map(([part]) => part)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((part) => !isAfterVh(part))).toEqual([])
    expect(server).not.toMatch(/@media[^{"'`]*width ?[<>]/)
  })

  it('with a loader that parses on engines of 2018, to tell them', () => {
    const code = read(filesOf('.js').find((file) => file.startsWith('hydrate-loader')) ?? '')
    expect(code).toContain('Please update your browser')
    expect(code).not.toMatch(/\?\.(?!\d)|\?\?|\|\|=|&&=|\bcatch\s*\{|^\s*(?:import|export)\b/m)
  })
})
