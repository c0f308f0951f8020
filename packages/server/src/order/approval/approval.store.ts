import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { askedId } from '../../db/row-id.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import { trade } from '../../db/tables/trade/order.table.ts'
import { approvalRule, orderApproval } from '../../db/tables/trade/order-approval.table.ts'
import type { OrderReader } from '../read/order-reader.ts'
import { APPROVAL_STATES } from './decide-approval.store.ts'

/** Whether a member may decide on trades of colleagues. */
export async function isApprover(client: Queryable, personId: string): Promise<boolean> {
  const [member] = await orm(client).select().from(orgMember).where(eq(orgMember.id, personId))
  return member !== undefined && !member.isStopped && (member.canApprove || member.userType === 'admin')
}

/** Members of an institution who may decide. */
const mayDecide = (organisationId: string) =>
  and(
    eq(orgMember.organisationId, organisationId),
    eq(orgMember.isStopped, false),
    or(eq(orgMember.canApprove, true), eq(orgMember.userType, 'admin')),
  )

/** Whether others than an account may decide for its institution. */
export async function hasOtherApprovers(
  client: Queryable,
  { accountId, organisationId }: { readonly accountId: string; readonly organisationId: string },
): Promise<boolean> {
  const others = await orm(client)
    .select({ id: orgMember.id })
    .from(orgMember)
    .where(and(mayDecide(organisationId), ne(orgMember.accountId, accountId)))
    .limit(1)
  return others.length > 0
}

/** Those of trades that wait for a decision which a reader may take. */
export async function pendingTrades(
  client: Queryable,
  { accountId, organisationId, canApprove }: OrderReader,
  tradeIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!canApprove || organisationId === undefined || tradeIds.length === 0) return new Set()
  const found = await orm(client)
    .select({ tradeId: orderApproval.tradeId, submitter: trade.accountId })
    .from(orderApproval)
    .innerJoin(trade, eq(trade.id, orderApproval.tradeId))
    .where(
      and(
        inArray(orderApproval.tradeId, [...tradeIds]),
        eq(orderApproval.organisationId, organisationId),
        eq(orderApproval.state, APPROVAL_STATES.pending),
      ),
    )
  const isOnly = !(await hasOtherApprovers(client, { accountId, organisationId }))
  return new Set(found.filter(({ submitter }) => submitter !== accountId || isOnly).map(({ tradeId }) => tradeId))
}

/** The rule of an institution. */
export async function readRule(
  client: Queryable,
  organisationId: string,
): Promise<{ readonly isEnabled: boolean; readonly overCents: number }> {
  const [rule] = await orm(client).select().from(approvalRule).where(eq(approvalRule.organisationId, organisationId))
  return { isEnabled: rule?.isEnabled ?? false, overCents: rule?.overCents ?? 0 }
}

/** Sets the rule of an institution. */
export async function saveRule(
  client: Transaction,
  organisationId: string,
  rule: { readonly isEnabled: boolean; readonly overCents: number },
): Promise<void> {
  await orm(client)
    .insert(approvalRule)
    .values({ organisationId, ...rule })
    .onConflictDoUpdate({ target: approvalRule.organisationId, set: { ...rule, updatedAt: sql`now()` } })
}

/** The active members of an institution, administrators first. */
export function listOrderMembers(client: Queryable, organisationId: string) {
  return orm(client)
    .select()
    .from(orgMember)
    .where(and(eq(orgMember.organisationId, organisationId), eq(orgMember.isStopped, false)))
    .orderBy(sql`${orgMember.userType} <> 'admin'`, asc(orgMember.createdAt), asc(orgMember.id))
}

/** Sets what a member may do about orders; false when the institution has no such member. */
export async function saveOrderRights(
  client: Transaction,
  { organisationId, personId }: { readonly organisationId: string; readonly personId: string },
  rights: { readonly canApprove: boolean; readonly canPay: boolean; readonly spendLimitCents: number | null },
): Promise<boolean> {
  const changed = await orm(client)
    .update(orgMember)
    .set({ ...rights, updatedAt: sql`now()` })
    .where(and(eq(orgMember.id, askedId(personId)), eq(orgMember.organisationId, organisationId)))
    .returning({ id: orgMember.id })
  return changed.length > 0
}
