import { endpoint } from '@mallwright/contract/rpc'
import { expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'

import type { AccountCaller, Caller } from './guard/caller.ts'
import { DONE, fail, Failed } from './failures/failure.ts'
import type { AppContext } from './app-context.ts'
import { handle } from './handle.ts'
import type { Handler, HandlerContext } from './handle.ts'

// Checked by `tsc -b`: an unused `@ts-expect-error` fails the build.

const greet = endpoint({
  method: 'POST',
  path: 'test/greet',
  gate: 'visitor',
  summary: 'A greeting.',
  body: z.object({ cName: z._default(z.string(), '') }),
  data: z.object({ cText: z.string() }),
  failures: { LOCKED: { code: 4029, data: z.object({ iRetrySeconds: z.int() }) }, PHONE_TAKEN: { code: 4009 } },
})
const list = endpoint({
  method: 'POST',
  path: 'test/list',
  gate: 'login',
  summary: 'A list.',
  body: z.object({}),
  data: z.object({}),
})

type GreetHandler = Handler<typeof greet>

it('allows declared failures with their data, and common ones', () => {
  const handlers: GreetHandler[] = [
    async () => fail('LOCKED', { iRetrySeconds: 3 }),
    async () => fail('PHONE_TAKEN'),
    async () => fail('NOT_FOUND'),
    async () => fail('FIELD_INVALID', { cField: 'cName' }),
    async ({ body }) => ({ cText: body.cName }),
  ]
  expect(handlers).toHaveLength(5)
})

it('refuses undeclared failures, wrong data and wrong answers at compile time', () => {
  // @ts-expect-error: not declared by the endpoint
  const undeclared: GreetHandler = async () => fail('TICKET_EXPIRED')
  // @ts-expect-error: its data is missing
  const noData: GreetHandler = async () => fail('LOCKED')
  // @ts-expect-error: its data has another type
  const otherData: GreetHandler = async () => fail('LOCKED', { iRetrySeconds: 'soon' })
  // @ts-expect-error: an answer without a field
  const noField: GreetHandler = async () => ({})
  // @ts-expect-error: a name that no endpoint declares
  expect(fail('NO_SUCH_NAME')).toBeInstanceOf(Failed)
  expect([undeclared, noData, otherData, noField]).toHaveLength(4)
})

it('refuses an undeclared failure among the results of a helper, also where the answer is an empty object', () => {
  const helper = async (isOpen: boolean) => (isOpen ? DONE : fail('PHONE_TAKEN'))
  const register = (context: AppContext) => {
    // @ts-expect-error: PHONE_TAKEN is not declared by `list`
    handle(context, list, async () => helper(true))
    // @ts-expect-error: a bare object could be a failure in disguise
    handle(context, list, async () => ({}))
    handle(context, list, async () => {
      const result = await helper(true)
      return result instanceof Failed ? fail('EMPTY') : result
    })
  }
  expect(register).toBeTypeOf('function')
})

it('passes the validated input and a caller that fits the gate to handlers', () => {
  expectTypeOf<HandlerContext<typeof greet>['body']>().toEqualTypeOf<{ cName: string }>()
  expectTypeOf<HandlerContext<typeof greet>['caller']>().toEqualTypeOf<Caller>()
  expectTypeOf<HandlerContext<typeof list>['caller']>().toEqualTypeOf<AccountCaller>()
})
