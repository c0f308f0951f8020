import { ENDPOINTS } from '@mallwright/contract/registry'
import { COMMON_FAILURES } from '@mallwright/contract/rpc'
import type { Endpoint, FailureDeclaration } from '@mallwright/contract/rpc'
import { expect, it } from 'vitest'

import { FAILURE_TEXTS } from './failure-texts.ts'

const declared = Object.values(ENDPOINTS)
  .flatMap((area): Endpoint[] => Object.values(area))
  .flatMap(({ failures = {} }) => Object.entries(failures))

function fieldsOf({ data }: FailureDeclaration): string[] {
  return Object.keys((data as { shape?: object } | undefined)?.shape ?? {})
}

it('has a text for every failure and none for undeclared ones', () => {
  const names = new Set([...Object.keys(COMMON_FAILURES), ...declared.map(([name]) => name)])
  expect(Object.keys(FAILURE_TEXTS).toSorted()).toEqual([...names].toSorted())
})

it.each(declared)('fills the text of %s from fields that its data declares', (name, declaration) => {
  const texts = Object.values(FAILURE_TEXTS[name as keyof typeof FAILURE_TEXTS])
  const placeholders = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => field))
  expect(placeholders.filter((field) => !fieldsOf(declaration).includes(field ?? ''))).toEqual([])
})
