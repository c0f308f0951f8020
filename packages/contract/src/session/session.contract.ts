import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A visitor's session: a token without rights and a signature key. Needs neither session nor signature. */
export const getMockToken = endpoint({
  method: 'GET',
  path: 'alc-public-user/WhiteListFunctionAction/getMockToken',
  gate: 'open',
  summary: 'A visitor token and its signature key.',
  data: z.object({ cMockToken: z.string(), cSignKey: z.string() }),
})

/** Ends the session and its password-free token. */
export const logout = endpoint({
  method: 'GET',
  path: 'alc-public-user/LoginAction/logout/{accUuid}/mobile/{loginUuid}',
  gate: 'account',
  summary: 'Signs out.',
  params: z.object({ accUuid: text(64), loginUuid: text(64) }),
  data: z.null(),
})

/** A one-time ticket (60 s) for a place where no header can travel. */
export const getWsTicket = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/getWsTicket',
  gate: 'visitor',
  summary: 'A one-time ticket for the socket.',
  body: z.object({}),
  data: z.object({ cTicket: z.string() }),
})
