import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { login } from '@mallwright/contract/session'
import { expect, it } from 'vitest'

import { answeredPair, declaredPairs, recordPair, unansweredPairs } from './failure-coverage.ts'

it('identifies an operation by method and path, and a failure by its field', () => {
  const body = '{"code":4029,"msg":"","data":{"iRetrySeconds":3,"cFailure":"LOCKED"}}'
  expect(answeredPair('POST', `/api/${login.path}?a=1`, body)).toBe('login LOCKED')
  expect(answeredPair('GET', `/api/${login.path}`, body)).toBeUndefined()
  expect(answeredPair('POST', `/api/${login.path}x`, body)).toBeUndefined()
  expect(answeredPair('POST', `/api/${login.path}`, '{"code":1,"data":{}}')).toBeUndefined()
})

it('reports failures without an answer', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mallwright-pairs-'))
  const [first = '', ...others] = declaredPairs()
  expect(unansweredPairs(join(folder, 'none'))).toEqual([first, ...others])
  recordPair(folder, first)
  recordPair(folder, first)
  expect(unansweredPairs(folder)).toEqual(others)
  await rm(folder, { recursive: true })
})
