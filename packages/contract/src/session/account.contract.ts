import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { isPhone } from '../formats/index.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** The rule that new passwords follow. */
export const getDefaultPassStrategy = endpoint({
  method: 'GET',
  path: 'alc-public-user/WhiteListFunctionAction/getDefaultPassStrategy',
  gate: 'visitor',
  summary: 'The default password strategy.',
  data: z.object({ minLength: z.int(), maxLength: z.int(), srategyCode: z.enum(['01', '02', '03', '04', '05']) }),
})

/** Who is signed in, read from the session. */
export const getAccountByAccSignId = endpoint({
  method: 'GET',
  path: 'alc-public-user/SysAccountAction/getAccountByAccSignId/{id}',
  gate: 'login',
  summary: 'The signed-in account.',
  params: z.object({ id: text(64) }),
  data: z.object({
    cAllLinkUserUuid: z.string(),
    cMobilePhone: z.string(),
    cNickname: z.string(),
    cHeadImageUrl: z.string(),
    isSuper: z.int(),
    /** The current institution; empty when there is none. */
    cOrgName: z.string(),
    /** Its uuid; empty when there is none. */
    cEnterpriseUuid: z._default(z.string(), ''),
    /** 1 individual, 2 enterprise or team. */
    iTradeRoleType: z.int(),
    /** 1 enterprise, 2 individual team, 0 none. */
    iAuthenticationType: z.int(),
  }),
})

/** Makes the first super user of an empty installation, with the ticket that its first start printed. */
export const createSuperUser = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/createSuperUser',
  gate: 'visitor',
  summary: 'Creates the first super user.',
  body: z.object({
    cTicket: text(200),
    cMobilePhone: z.string().check(z.refine(isPhone)),
    cPassword: text(64),
  }),
  data: z.object({ cAllLinkUserUuid: z.string() }),
  failures: {
    TICKET_EXPIRED: { code: 4009 },
    PASSWORD_WEAK: { code: 4001, data: z.object({ cField: z.string() }) },
    PHONE_TAKEN: { code: 4009 },
  },
})
