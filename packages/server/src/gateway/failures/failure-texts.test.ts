import { ENDPOINTS } from '@mallwright/contract/registry'
import { COMMON_FAILURES } from '@mallwright/contract/rpc'
import type { Endpoint, FailureDeclaration } from '@mallwright/contract/rpc'
import { expect, it } from 'vitest'

import { FAILURE_TEXTS } from './failure-texts.ts'
import { fail } from './failure.ts'
import { failureEnvelope } from './outcome.ts'

const declared = Object.values(ENDPOINTS)
  .flatMap((area): Endpoint[] => Object.values(area))
  .flatMap(({ failures = {} }) => Object.entries(failures))

/** The fields of a failure's data; its seconds are told as a wait, too. */
function fieldsOf({ data }: FailureDeclaration): string[] {
  const fields = Object.keys((data as { shape?: object } | undefined)?.shape ?? {})
  return fields.includes('iRetrySeconds') ? [...fields, 'wait'] : fields
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

it.each([
  [59, '59 秒', '59 s'],
  [99, '99 秒', '99 s'],
  [100, '2 分钟', '2 min'],
  [5940, '99 分钟', '99 min'],
  [83_412, '24 小时', '24 h'],
])('tells a wait of %i s in words', (iRetrySeconds, zh, en) => {
  const failed = fail('TOO_MANY_CODES', { iRetrySeconds })
  expect(failureEnvelope(failed, 'zh-CN').msg).toBe(`验证码发送过于频繁，请 ${zh}后再试`)
  expect(failureEnvelope(failed, 'en-US').msg).toBe(`Too many codes. Try again in ${en}.`)
})
