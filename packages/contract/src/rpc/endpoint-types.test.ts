import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'

import { createApi } from './client.ts'
import type { Answer } from './client.ts'
import { endpoint } from './endpoint.ts'
import type { AnswerDataOf, CheckedInputOf, InputOf } from './endpoint.ts'
import type { CommonFailure, TransportFailure } from './envelope.ts'

// Checked by `tsc -b`: an unused `@ts-expect-error` fails the build.

const rename = endpoint({
  method: 'POST',
  path: 'test/rename/{id}',
  gate: 'login',
  summary: 'Renames.',
  params: z.object({ id: z.string() }),
  body: z.object({ cName: z.string(), iSize: z._default(z.int(), 1) }),
  data: z.object({ iRevision: z.int() }),
  failures: { TAKEN: { code: 4009, data: z.object({ cBy: z.string() }) }, GONE: { code: 4004 } },
})
const read = endpoint({ method: 'GET', path: 'test/read', gate: 'open', summary: 'Reads.', data: z.string() })

const api = createApi({ rename, read }, () => Promise.resolve({ arrived: false, failure: 'NETWORK', msg: '' }))

it('derives the input type before and after validation', () => {
  expectTypeOf<InputOf<typeof rename>['body']>().toEqualTypeOf<{ cName: string; iSize?: number | undefined }>()
  expectTypeOf<CheckedInputOf<typeof rename>['body']>().toEqualTypeOf<{ cName: string; iSize: number }>()
  expectTypeOf<keyof InputOf<typeof rename>>().toEqualTypeOf<'params' | 'body'>()
  expectTypeOf<AnswerDataOf<typeof rename>>().toEqualTypeOf<{ iRevision: number }>()
})

it('narrows an answer by failure name', async () => {
  const answer: Answer<typeof rename> = await api.rename({ params: { id: 'a' }, body: { cName: 'b' } })
  if (answer.ok) return expectTypeOf(answer.data).toEqualTypeOf<{ iRevision: number }>()
  expectTypeOf(answer.failure).toEqualTypeOf<'TAKEN' | 'GONE' | CommonFailure | TransportFailure>()
  if (answer.failure === 'TAKEN') expectTypeOf(answer.data).toEqualTypeOf<{ cBy: string }>()
  if (answer.failure === 'GONE') expectTypeOf(answer.data).toEqualTypeOf<undefined>()
  // @ts-expect-error: no such failure
  expect(answer.failure === 'LOCKED').toBe(false)
  return undefined
})

it('refuses mismatched calls at compile time', async () => {
  // @ts-expect-error: without its params
  await api.rename({ body: { cName: 'b' } })
  // @ts-expect-error: a body of another type
  await api.rename({ params: { id: 'a' }, body: { cName: 1 } })
  // @ts-expect-error: no such endpoint
  expect(api.remove).toBeUndefined()
  // @ts-expect-error: no such gate
  endpoint({ method: 'GET', path: 'test/x', gate: 'nobody', summary: '', data: z.string() })
})
