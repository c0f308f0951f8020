import { ENDPOINTS } from '@mallwright/contract/registry'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import { isArea } from '../address/area-tree.ts'
import { inTransaction } from '../db/database.ts'
import type { Transaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AccountCaller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import type { HandlerContext } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { currentInstitution } from '../gateway/guard/institution.store.ts'
import { idempotencyKey } from '../gateway/site-access.ts'
import type { IdentityVerdict } from '../ports/identity/identity.ts'
import { lockAccount } from '../session/session.store.ts'
import { countedVerdict, readPerson, storeVerifiedEnterprise, storeVerifiedPerson } from './identity.store.ts'
import type { Claimant } from './identity.store.ts'
import { findParticulars } from './institution-search.store.ts'
import { askForAuthorization, findAuthorization } from './team-authorization.store.ts'
import { wireEnterpriseStatus, wirePerson, wireTeamAuthorization } from './verification.wire.ts'

const endpoints = ENDPOINTS.institution

/** Registers the handlers of real names and of teams' authorisations. */
export function verificationRoutes(context: AppContext): void {
  personRoutes(context)
  enterpriseRoutes(context)
  teamRoutes(context)
}

/** The failure of a claim that was not verified, in the caller's language; `undefined` when it was. */
async function refuseClaim(
  { app, database }: AppContext,
  claimant: Claimant,
  { locale, ask }: { readonly locale: Locale; readonly ask: () => Promise<IdentityVerdict> },
) {
  const counted = await countedVerdict(database, claimant, {
    ask,
    onError: (error) => app.log.error({ error }, 'the identity service did not answer'),
  })
  if (counted instanceof Failed) return counted
  const { verdict, triesLeft } = counted
  if (verdict.isMatch) return undefined
  return fail('IDENTITY_REFUSED', { cReason: translate(locale, verdict.reason), iTriesLeft: triesLeft })
}

function personRoutes(context: AppContext): void {
  const { database, personalData, identity } = context
  handle(context, endpoints.getPersonAuthentication, async ({ params, caller }) => {
    if (params.uuid !== caller.accountId) return fail('EMPTY')
    return wirePerson(await readPerson(database.pool, caller.accountId), personalData)
  })
  const verify = async ({ body, caller, locale }: HandlerContext<typeof endpoints.savePersonAuthentication>) => {
    const { accountId } = caller
    const claim = { realName: body.cRealName, idNumber: body.cIdNumber.toUpperCase() }
    if ((await readPerson(database.pool, accountId)).personalAuthState === 2) return fail('ALREADY_VERIFIED')
    const ask = () => identity.verifyPerson(claim)
    const refused = await refuseClaim(context, { accountId, organisationId: null }, { locale, ask })
    if (refused) return refused
    const person = {
      accountId,
      realName: claim.realName,
      idNumberEncrypted: personalData.encrypt(claim.idNumber),
      idNumberHash: personalData.hash(claim.idNumber),
    }
    const failed = await inTransaction(database, (client) => storeVerifiedPerson(client, person))
    return failed ?? wirePerson({ ...person, personalAuthState: 2 }, personalData)
  }
  handle(context, endpoints.savePersonAuthentication, verify, { perMinute: context.limits.loginsPerMinute })
}

function enterpriseRoutes(context: AppContext): void {
  const { database, personalData } = context
  handle(context, endpoints.getEnterpriseAuthentication, async ({ params, caller }) => {
    const found = await findParticulars(database.pool, caller.accountId, params.enterpriseUuid)
    return found ? wireEnterpriseStatus(found, personalData) : fail('EMPTY')
  })
  handle(context, endpoints.saveEnterpriseAuthentication, (call) => verifyEnterprise(context, call), {
    perMinute: context.limits.loginsPerMinute,
  })
}

async function verifyEnterprise(
  context: AppContext,
  { body, caller, locale }: HandlerContext<typeof endpoints.saveEnterpriseAuthentication>,
) {
  const { database, personalData, identity } = context
  const institution = caller.institution
  if (!institution) return fail('GATE_CLOSED', { cGate: 'NO_ORG' })
  if (institution.kind === 'team') return fail('ENTERPRISE_ONLY')
  if (!institution.isPersonVerified) return fail('GATE_CLOSED', { cGate: 'PERSON_AUTH' })
  if (institution.isVerified) return fail('ALREADY_VERIFIED')
  const stored = await findParticulars(database.pool, caller.accountId, institution.id)
  if (!stored) return fail('EMPTY')
  if (body.cEnterpriseName !== stored.name) return fail('ENTERPRISE_DIFFERS', { cField: 'cEnterpriseName' })
  const creditCode = body.cUniformSocialCreditCode
  if (stored.creditCode !== null && creditCode !== stored.creditCode) {
    return fail('ENTERPRISE_DIFFERS', { cField: 'cUniformSocialCreditCode' })
  }
  const claim = {
    name: stored.name,
    creditCode,
    corporation: body.cCorporation,
    corporationIdNumber: body.cCorporationIdNumber.toUpperCase(),
  }
  const claimant = { accountId: caller.accountId, organisationId: institution.id }
  const ask = () => identity.verifyEnterprise(claim)
  const refused = await refuseClaim(context, claimant, { locale, ask })
  if (refused) return refused
  const verified = {
    organisationId: institution.id,
    corporation: claim.corporation,
    corporationIdEncrypted: personalData.encrypt(claim.corporationIdNumber),
  }
  const failed = await inTransaction(database, async (client) => {
    // The verdict took its time: whoever is no administrator any more verifies nothing.
    const still = await administeredInstitution(client, caller.accountId)
    if (still?.id !== institution.id) return fail('GATE_CLOSED', { cGate: 'NOT_ADMIN' })
    return storeVerifiedEnterprise(client, verified)
  })
  return failed ?? wireEnterpriseStatus({ ...stored, ...verified, isAuthenticated: true }, personalData)
}

/** The institution that an account acts for as an administrator, read under the lock that a switch takes. */
async function administeredInstitution(client: Transaction, accountId: string) {
  await lockAccount(client, { id: accountId })
  const institution = await currentInstitution(client, accountId)
  return institution?.isAdmin && !institution.isStopped ? institution : undefined
}

function teamRoutes(context: AppContext): void {
  const { database, personalData } = context
  handle(context, endpoints.getIndividualTeamBuyersAuth, async ({ params, caller }) => {
    if (params.a !== caller.accountId) return fail('EMPTY')
    const found = await findAuthorization(database.pool, caller.accountId, params.b)
    return found ? wireTeamAuthorization(found, caller, personalData) : fail('EMPTY')
  })
  handle(context, endpoints.saveIndividualTeamBuyersAuth, async ({ body, caller, payload }) =>
    runIdempotent(database, idempotencyKey(endpoints.saveIndividualTeamBuyersAuth, { body, caller, payload }), {
      lock: (client) => lockAccount(client, { id: caller.accountId }),
      work: (client) => authorizeTeam(context, client, { body, caller }),
    }),
  )
}

async function authorizeTeam(
  { personalData }: AppContext,
  client: Transaction,
  {
    body,
    caller,
  }: { readonly body: { cProvince: string; cCity: string; cArea: string }; readonly caller: AccountCaller },
) {
  const { accountId } = caller
  const institution = await administeredInstitution(client, accountId)
  if (!institution) return fail('GATE_CLOSED', { cGate: 'NOT_ADMIN' })
  if (institution.kind !== 'team') return fail('TEAM_ONLY')
  const team = await findParticulars(client, accountId, institution.id)
  const person = await lockAccount(client, { id: accountId })
  if (!team || person?.personalAuthState !== 2 || person.idNumberEncrypted === null) {
    return fail('GATE_CLOSED', { cGate: 'PERSON_AUTH' })
  }
  const asked = { province: body.cProvince, city: body.cCity, area: body.cArea }
  const region = asked.area === '' ? { province: team.province, city: team.city, area: team.area } : asked
  if (!isArea(region)) return fail('AREA_UNKNOWN', { cField: 'cAreaCode' })
  const failed = await askForAuthorization(client, {
    accountId,
    organisationId: institution.id,
    mobilePhone: person.mobilePhone,
    realName: person.realName,
    idNumberEncrypted: person.idNumberEncrypted,
    ...region,
    // The mall's own operator decides anyway.
    ownOperatorId: team.isOperatorMall ? null : team.operatorId,
  })
  if (failed) return failed
  const filed = await findAuthorization(client, accountId, team.orgUuid)
  return filed ? wireTeamAuthorization(filed, caller, personalData) : fail('EMPTY')
}
