import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { AREA_FAILURES, optionalText, requestKey, uuidText } from './institution-fields.ts'

/** Audit states of a team on the wire: 0 none, 1 under review, 2 authorised, 3 refused. Domain 1.12-4. */
export const TEAM_AUDIT_STATES = { none: 0, pending: 1, authorised: 2, refused: 3 } as const

/** A team's authorisation to buy. Specification 1 §3; ID numbers are masked. */
export const TeamAuthorization = z.object({
  iAlShopAuditStatus: z.int(),
  /** Of the team's own operator; 0 without one. */
  cOwnOperatorAuditStatus: z.string(),
  /** Why it was refused. */
  cAuditReason: z.string(),
  cAllLinkUserUuid: z.string(),
  cMobilePhone: z.string(),
  cOrgName: z.string(),
  cOrgUuid: z.string(),
  cProvince: z.string(),
  cCity: z.string(),
  cArea: z.string(),
  cIdNumber: z.string(),
  cRealName: z.string(),
  cOwnOperatorUuid: z.string(),
  cOwnOperatorName: z.string(),
})
export type TeamAuthorization = z.infer<typeof TeamAuthorization>

/**
 * Asks the mall's operator to let the caller's team buy. Person, number and phone are those on record; the region is asked for
 * where the team has none. Specification 1 §4.6.
 */
export const saveIndividualTeamBuyersAuth = endpoint({
  method: 'POST',
  path: 'alc-alshop/IndividualTeamBuyersAuthAction/saveIndividualTeamBuyersAuth',
  gate: 'admin',
  summary: 'Asks for a team’s authorisation to buy.',
  body: z.object({ ...requestKey, cProvince: optionalText(40), cCity: optionalText(40), cArea: optionalText(40) }),
  data: TeamAuthorization,
  failures: {
    ...AREA_FAILURES,
    TEAM_ONLY: { code: 4009 },
    /** Under review or granted already. */
    STATE_CHANGED: { code: 4009 },
  },
})

/** A team's authorisation: `a` is the account, `b` the `cOrgUuid` of its team. Empty (2000) for any other. */
export const getIndividualTeamBuyersAuth = endpoint({
  method: 'GET',
  path: 'alc-alshop/IndividualTeamBuyersAuthAction/getIndividualTeamBuyersAuth/{a}/{b}',
  gate: 'login',
  summary: 'The authorisation of a team of the caller.',
  params: z.object({ a: uuidText, b: uuidText }),
  data: TeamAuthorization,
})
