import { ENDPOINTS } from '@mallwright/contract/registry'
import { COMMON_FAILURES, ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Endpoint } from '@mallwright/contract/rpc'
import { describe, expect, it } from 'vitest'

const all = Object.entries(ENDPOINTS).flatMap(([area, group]) =>
  Object.entries(group as Record<string, Endpoint>).map(([name, operation]) => ({ area, name, operation })),
)
/** The last segment of an operation's path that is no parameter. */
function lastPartOf({ path }: Endpoint): string {
  return path.split('/').findLast((segment) => !segment.startsWith('{')) ?? ''
}

// Coverage of declared failures by tests is counted while the server's tests run: `testing/failure-coverage.ts`.
describe.each(all)('endpoint $name of $area', ({ name, operation }) => {
  it('is named like the last part of its path in the specification', () => {
    const segments = operation.path.split('/').filter((segment) => !segment.startsWith('{'))
    const last = lastPartOf(operation)
    const isShared = all.some(({ operation: other }) => other !== operation && lastPartOf(other) === last)
    // Two calls of one last part are told apart by what they are about: getPersonAuthentication.
    const isQualified = isShared && new RegExp(`^${last.replace(/^[a-z]+/, '$&[A-Z][a-z]+')}$`).test(name)
    expect(segments.includes(name) || isQualified).toBe(true)
  })

  it('declares a schema for each path parameter', () => {
    const params = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
    const { shape = {} } = (operation.params ?? {}) as { readonly shape?: object }
    expect(Object.keys(shape).toSorted()).toEqual(params.toSorted())
    expect(params.length > 0).toBe(operation.params !== undefined)
  })

  it('uses known codes, and redeclares no common failure', () => {
    for (const [failure, { code }] of Object.entries(operation.failures ?? {})) {
      expect(Object.values(ENVELOPE_CODES)).toContain(code)
      expect(Object.keys(COMMON_FAILURES)).not.toContain(failure)
    }
  })
})

it('has no two endpoints at one address', () => {
  const addresses = all.map(({ operation }) => `${operation.method} ${operation.path}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})
