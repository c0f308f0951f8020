import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { DEFINITIONS } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { allReferenceNodes, REFERENCE_PAGE } from '../reference-page.ts'
import type { ReferenceNode } from '../reference-page.ts'
import { ROOT } from './repo-files.ts'

/** A node and its children as lines of docs/reference-page.md. */
function lines(node: ReferenceNode, depth = 0): string[] {
  const notes = [
    ...(node.isGrouped ? ['(its items are one group)'] : []),
    ...(node.guides ?? []).map((at) => `(upright guide at ${at})`),
    ...(node.isHidden ? ['(hidden)'] : []),
    ...(node.isLocked ? ['(locked)'] : []),
  ]
  const props = Object.entries(node.props ?? {}).map(([name, value]) => `\`${name}\` = ${value}`)
  const head = [`\`${node.module}\``, ...notes].join(' ')
  const line = `${'  '.repeat(depth)}- ${head}${props.length > 0 ? `: ${props.join(', ')}` : ''}`
  return [line, ...(node.children ?? []).flatMap((child) => lines(child, depth + 1))]
}

it('is described line by line as in its data', () => {
  const docLines = readFileSync(join(ROOT, 'docs/reference-page.md'), 'utf8').split('\n')
  const described = docLines.filter((line) => /^ *- /.test(line))
  expect(described).toEqual(REFERENCE_PAGE.flatMap((node) => lines(node)))
})

it('has every module of the palette, at least 25 nodes, a group, a guide, a hidden and a locked one', () => {
  const nodes = allReferenceNodes()
  expect(nodes.length).toBeGreaterThanOrEqual(25)
  expect([...new Set(nodes.map(({ module }) => module))].toSorted()).toEqual(Object.keys(DEFINITIONS).toSorted())
  for (const has of ['isGrouped', 'guides', 'isHidden', 'isLocked'] as const)
    expect(
      nodes.some((node) => node[has]),
      has,
    ).toBe(true)
})

it('uses only valid props of the modules, other than their defaults', () => {
  for (const { module, props = {} } of allReferenceNodes())
    for (const [name, value] of Object.entries(props)) {
      const field = DEFINITIONS[module]?.fields[name]
      expect(field?.read(value), `${module}.${name}`).toBeDefined()
      expect(value).not.toBe(field?.default)
    }
})
