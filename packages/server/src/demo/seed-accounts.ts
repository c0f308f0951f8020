import { account, passwordStrategy } from '../db/tables/account.table.ts'
import { inviteCode, operator, organisation, orgMember } from '../db/tables/organisation.table.ts'
import { memberRole } from '../db/tables/permission/permission.table.ts'
import { permissionId } from '../db/permission-id.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import { hashPassword } from '../session/password.ts'
import { ACCOUNT_PLANS, DEMO_PASSWORD, idNumberOf, phoneOf } from './accounts.data.ts'
import { INSTITUTION_CODE, OPERATOR_PLANS, REGIONS, TEAM_PLANS } from './plans/onboarding.data.ts'
import { ORGANISATION_PLANS } from './plans/organisations.data.ts'
import type { OrganisationPlan } from './plans/organisations.data.ts'
import { accountId, demoId, organisationId } from './plans/demo-id.ts'
import { SECOND_SITE_ID } from './seed-sites.ts'
import type { InsertRows } from './plans/write-rows.ts'

/** The id of a demo operator by the number of its institution. */
export function operatorId(number: string): string {
  return demoId(`operator/${number}`)
}

/** Inserts the demo's password strategy, accounts, operators, institutions and memberships. Domain 4.5. */
export async function seedAccounts(write: InsertRows, cipher: PersonalDataCipher): Promise<void> {
  await write(passwordStrategy, [{ id: demoId('strategy'), minLength: 8, maxLength: 16, code: '02' }])
  // One hash for all: the password is the same, and argon2 is slow on purpose.
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await write(
    account,
    ACCOUNT_PLANS.map((plan) => ({
      id: accountId(phoneOf(plan)),
      mobilePhone: phoneOf(plan),
      passwordHash,
      nickname: plan.nickname,
      isSuper: plan.isSuper ? 1 : 0,
      isOperator: plan.kind === '18',
      editorSiteId: plan.editsSecondSite ? SECOND_SITE_ID : null,
      locale: plan.locale ?? 'zh-CN',
      isStopped: plan.isStopped ?? false,
      hasInitialPassword: plan.hasInitialPassword ?? false,
      ...(plan.realName && {
        realName: plan.realName,
        idNumberEncrypted: cipher.encrypt(idNumberOf(plan)),
        idNumberHash: cipher.hash(idNumberOf(plan)),
        personalAuthState: 2,
      }),
    })),
  )
  await seedInstitutions(write)
  await seedMembers(write)
}

async function seedInstitutions(write: InsertRows): Promise<void> {
  const isOperator = ({ number }: OrganisationPlan) => OPERATOR_PLANS.some((plan) => plan.organisation === number)
  const rows = ORGANISATION_PLANS.map(organisationRow)
  // Operators belong to institutions, and institutions come by operators.
  await write(
    organisation,
    rows.filter((_, index) => isOperator(ORGANISATION_PLANS[index] as OrganisationPlan)),
  )
  await write(
    operator,
    OPERATOR_PLANS.map((plan) => ({
      id: operatorId(plan.organisation),
      organisationId: organisationId(plan.organisation),
      name: plan.name,
      isMall: plan.isMall,
    })),
  )
  await write(
    organisation,
    rows.filter((_, index) => !isOperator(ORGANISATION_PLANS[index] as OrganisationPlan)),
  )
  await write(inviteCode, [
    ...OPERATOR_PLANS.map(({ organisation: number, code }) => ({
      id: demoId(`invite/${code}`),
      code,
      inviteUuid: demoId(`invite-uuid/${code}`),
      operatorId: operatorId(number),
    })),
    {
      id: demoId(`invite/${INSTITUTION_CODE.code}`),
      code: INSTITUTION_CODE.code,
      inviteUuid: demoId(`invite-uuid/${INSTITUTION_CODE.code}`),
      organisationId: organisationId(INSTITUTION_CODE.organisation),
    },
  ])
}

function organisationRow(
  {
    number,
    isStopped = false,
    waitsForDeletion = false,
    collaborates = false,
    isAuthenticated,
    ...plan
  }: OrganisationPlan,
  index: number,
) {
  const founder = ACCOUNT_PLANS.find(({ member = [] }) =>
    member.some(({ organisation: joined, userType }) => joined === number && userType === 'admin'),
  )
  return {
    ...plan,
    ...REGIONS[index % REGIONS.length],
    address: plan.kind === 1 ? `演示路 ${index + 1} 号` : '',
    corporation: plan.kind === 1 ? (founder?.realName ?? '') : '',
    // A team is verified by its administrator's name.
    isAuthenticated: plan.kind === 1 && isAuthenticated,
    isStopped,
    waitsForDeletion,
    collaborates,
    id: organisationId(number),
    accUuid: demoId(`acc/${number}`),
    accSignId: demoId(`acc-sign/${number}`),
    orgUuid: demoId(`org/${number}`),
    creatorAccountId: plan.kind === 2 && founder ? accountId(phoneOf(founder)) : null,
    ownOperatorId: TEAM_PLANS.some(({ organisation: team, ownState }) => team === number && ownState > 0)
      ? operatorId('OP2')
      : null,
  }
}

async function seedMembers(write: InsertRows): Promise<void> {
  const memberships = ACCOUNT_PLANS.flatMap((plan) =>
    (plan.member ?? []).map((membership) => ({
      ...membership,
      id: demoId(`member/${phoneOf(plan)}/${membership.organisation}`),
      accountId: accountId(phoneOf(plan)),
      personName: plan.nickname,
    })),
  )
  await write(
    orgMember,
    memberships.map((member) => ({
      id: member.id,
      accountId: member.accountId,
      organisationId: organisationId(member.organisation),
      personName: member.personName,
      userType: member.userType,
      isStopped: member.isStopped ?? false,
      isDefault: member.isDefault ?? false,
      canApprove: member.canApprove ?? false,
      canPay: member.canPay ?? false,
      spendLimitCents: member.spendLimitCents ?? null,
    })),
  )
  await write(
    memberRole,
    memberships.flatMap(({ id, role }) => (role ? [{ orgMemberId: id, roleId: permissionId('role', role) }] : [])),
  )
}
