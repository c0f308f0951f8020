import { dirname, join, relative } from 'node:path'

import { filesBelow, importsOf, ROOT } from './repo-files.ts'

const PACKAGES = join(ROOT, 'packages')

/** Absolute paths of all package sources, without tests and test support. */
export const SOURCES: readonly string[] = filesBelow(PACKAGES).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$/.test(file),
)

const known = new Set(SOURCES)

/** Path of a source as printed by laws, from `packages/`. */
export function nameOf(file: string): string {
  return relative(PACKAGES, file)
}

/** Imports of a source within its own package, types included. */
export function localImportsOf(file: string): string[] {
  return importsOf(file)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => join(dirname(file), specifier.replace(/\?.*$/, '')))
    .filter((target) => known.has(target))
}

/** Cycles of a graph as lists of names; a cycle of folders is reported as one group. Tarjan's algorithm. */
export function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (node: string): void => {
    order.set(node, order.size)
    low.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? 0, low.get(next) ?? 0))
    }
    if (low.get(node) !== order.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) cycles.push(group.toSorted())
  }
  for (const node of edges.keys()) if (!order.has(node)) visit(node)
  return cycles
}
