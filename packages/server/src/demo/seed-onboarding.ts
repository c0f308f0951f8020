import { enterpriseApply, joinApply, teamBuyerAuth } from '../db/tables/onboarding.table.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import { ACCOUNT_PLANS, idNumberOf, phoneOf } from './accounts.data.ts'
import { APPLY_PLANS, JOIN_PLANS, REGIONS, TEAM_PLANS } from './plans/onboarding.data.ts'

import { accountId, demoId, organisationId } from './plans/demo-id.ts'
import { operatorId } from './seed-accounts.ts'
import type { InsertRows } from './plans/write-rows.ts'

const HOUR_MS = 3_600_000

/** Inserts what is under way to institutions and authorisations, older ones first. Domain 4.5 and 4.6. */
export async function seedOnboarding(
  write: InsertRows,
  { clock, cipher }: { readonly clock: Date; readonly cipher: PersonalDataCipher },
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(clock.getTime() - hours * HOUR_MS)
  const times = (state: number, index: number) => ({
    createdAt: hoursAgo(30 - 4 * index),
    decidedAt: state === 0 ? null : hoursAgo(20 - 2 * index),
  })
  await write(
    joinApply,
    JOIN_PLANS.map(({ phone, organisation, ...plan }, index) => ({
      ...plan,
      ...times(plan.state, index),
      id: demoId(`join/${phone}/${organisation}`),
      accountId: accountId(phone),
      organisationId: organisationId(organisation),
    })),
  )
  await write(
    enterpriseApply,
    APPLY_PLANS.map(({ phone, organisation, ...plan }, index) => ({
      ...plan,
      ...times(plan.state, index),
      ...REGIONS[index],
      id: demoId(`apply/${phone}`),
      accountId: accountId(phone),
      kind: 1,
      address: '演示路 8 号',
      managerPhone: phone,
      inviteCode: 'DH8888',
      operatorId: operatorId('OP'),
      applyChannel: 'alm-mall-shop',
      organisationId: organisation ? organisationId(organisation) : null,
    })),
  )
  await write(
    teamBuyerAuth,
    TEAM_PLANS.map(({ phone, organisation, ...plan }, index) => ({
      ...plan,
      ...REGIONS[index % REGIONS.length],
      createdAt: hoursAgo(40 - index),
      decidedAt: plan.state === 1 ? null : hoursAgo(10),
      id: demoId(`team-auth/${organisation}`),
      accountId: accountId(phone),
      organisationId: organisationId(organisation),
      mobilePhone: phone,
      realName: planOf(phone).realName ?? '',
      idNumberEncrypted: cipher.encrypt(idNumberOf(planOf(phone))),
      ownOperatorId: plan.ownState > 0 ? operatorId('OP2') : null,
    })),
  )
}

function planOf(phone: string) {
  const plan = ACCOUNT_PLANS.find((candidate) => phoneOf(candidate) === phone)
  if (!plan) throw new Error(`no demo account has the phone ${phone}`)
  return plan
}
