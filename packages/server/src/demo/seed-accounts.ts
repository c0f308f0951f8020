import { account, organisation, orgMember, passwordStrategy } from '../db/tables/account.table.ts'
import { hashPassword } from '../session/password.ts'
import { ACCOUNT_PLANS, DEMO_PASSWORD, phoneOf } from './accounts.data.ts'
import { demoId } from './plans/demo-id.ts'
import { ORGANISATION_PLANS } from './organisations.data.ts'
import type { InsertRows } from './write-rows.ts'
import { SECOND_SITE_ID } from './seed-sites.ts'

/** Inserts the demo's password strategy, institutions, accounts and memberships. Domain 4.5. */
export async function seedAccounts(write: InsertRows): Promise<void> {
  await write(passwordStrategy, [{ id: demoId('strategy'), minLength: 8, maxLength: 16, code: '02' }])
  await write(
    organisation,
    ORGANISATION_PLANS.map(({ number, isStopped = false, waitsForDeletion = false, ...plan }) => ({
      ...plan,
      isStopped,
      waitsForDeletion,
      id: demoId(`organisation/${number}`),
      accUuid: demoId(`acc/${number}`),
      orgUuid: demoId(`org/${number}`),
    })),
  )
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
      editorSiteId: plan.editsSecondSite ? SECOND_SITE_ID : null,
      locale: plan.locale ?? 'zh-CN',
      isStopped: plan.isStopped ?? false,
      hasInitialPassword: plan.hasInitialPassword ?? false,
    })),
  )
  await write(
    orgMember,
    ACCOUNT_PLANS.flatMap((plan) =>
      (plan.member ?? []).map((membership) => ({
        id: demoId(`member/${phoneOf(plan)}/${membership.organisation}`),
        accountId: accountId(phoneOf(plan)),
        organisationId: demoId(`organisation/${membership.organisation}`),
        personName: plan.nickname,
        userType: membership.userType,
        isStopped: membership.isStopped ?? false,
        isDefault: membership.isDefault ?? false,
      })),
    ),
  )
}

function accountId(phone: string): string {
  return demoId(`account/${phone}`)
}
