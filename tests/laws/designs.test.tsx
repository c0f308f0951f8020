import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { compilePage } from '@mallwright/modules/definitions'
import {
  PRESERVED_OPTIONS,
  NODE_OPTIONS,
  readDesign,
  LEGACY_CODECS,
  writeDesign,
} from '@mallwright/modules/legacy-design'
import { describe, expect, it, vi } from 'vitest'

import { htmlOf } from './law-fixtures.ts'
import { ROOT } from './repo-files.ts'

const FOLDER = join(ROOT, 'examples/designs')
const names = readdirSync(FOLDER).filter((name) => name.endsWith('.json'))
const jsonOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

function opened(json: string) {
  const reading = readDesign(json)
  if (!reading.ok) throw new Error(reading.issue.kind)
  return reading
}

const anyEntry = (path: string) => path.replaceAll(/\.\d+(?=\.|$)/g, '.*')

/** Every path in a JSON value; entries of lists are `*`. */
function pathsIn(value: unknown, path = ''): string[] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [path]
  const below = (key: string) => (path === '' ? key : `${path}.${key}`)
  const inner = Array.isArray(value)
    ? value.flatMap((item: unknown) => pathsIn(item, below('*')))
    : Object.entries(value).flatMap(([key, child]) => pathsIn(child, below(key)))
  return path === '' ? inner : [path, ...inner]
}

/** Original options of all nodes of a type, in all examples. */
function originalOptions(type: string, documents: readonly Document[]): unknown[] {
  return documents
    .flatMap(({ nodes }) => Object.values(nodes))
    .filter(({ module }) => module === type)
    .map(({ kept }) => JSON.parse(String(kept)) as unknown)
}

describe.each(names)('the design %s', (name) => {
  const { document, report } = opened(jsonOf(name))

  it('is read with real content, and renders without warnings', async () => {
    expect(checkDocument(document).ok).toBe(true)
    expect(report.filter(({ status }) => status === 'known').length).toBeGreaterThan(3)
    const page = compilePage(document, 'home')
    const complaint = vi.spyOn(console, 'error')
    const html = await htmlOf(page, 'zh-CN')
    expect(complaint).not.toHaveBeenCalled()
    complaint.mockRestore()
    const nodes = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.mw-node')
    expect(nodes.length).toBeGreaterThan(3)
  })

  it('is written back unchanged, and reads to the same document', () => {
    const output = writeDesign(document)
    expect(JSON.parse(output)).toEqual(JSON.parse(jsonOf(name)))
    expect(opened(output).document).toEqual(document)
  })
})

it('has at least ten designs, with unknown modules, unknown options and out-of-range options', () => {
  expect(names.length).toBeGreaterThanOrEqual(10)
  const all = names.flatMap((name) => opened(jsonOf(name)).report)
  expect(all.some(({ status }) => status === 'unknown')).toBe(true)
  expect(all.some(({ status, unknown }) => status === 'known' && unknown.length > 0)).toBe(true)
  const reasons = new Set(all.flatMap(({ defaulted }) => defaulted.map(({ reason }) => reason)))
  expect([...reasons].toSorted()).toEqual(['limited', 'missing', 'unreadable'])
})

describe('every option is in an example', () => {
  const documents = names.map((name) => opened(jsonOf(name)).document)

  it.each(Object.values(LEGACY_CODECS))('of $type', ({ type, props }) => {
    const used = new Set(originalOptions(type, documents).flatMap((options) => pathsIn(options)))
    expect(
      Object.values(props)
        .flat()
        .filter((path) => !used.has(anyEntry(path))),
    ).toEqual([])
  })

  it('of every module', () => {
    const used = new Set(
      Object.keys(LEGACY_CODECS).flatMap((type) =>
        originalOptions(type, documents).flatMap((options) => pathsIn(options)),
      ),
    )
    expect([...NODE_OPTIONS, ...PRESERVED_OPTIONS].filter((option) => !used.has(option))).toEqual([])
  })
})
