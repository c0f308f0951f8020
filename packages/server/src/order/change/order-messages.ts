import { SHOP_BASE } from '@mallwright/contract/link'
import { CANCEL_REASONS } from '@mallwright/contract/order'
import { fen, moneyText } from '@mallwright/contract/values'
import { and, eq, or } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { orm } from '../../db/query.ts'
import { shop } from '../../db/tables/catalog.table.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import { storedLabel } from '../../gateway/stored-label.ts'
import { sendMessages } from '../../message/message.store.ts'
import type { MessageParameters } from '../../message/message.store.ts'
import type { MessageCode } from '../../message/message-texts.ts'
import type { OrderRow } from './order-row.store.ts'

/** The address of an order's page. */
export const orderPath = (orderNo: string) => `${SHOP_BASE}/orderDetails?cOrderNo=${orderNo}`

/** Why an order was cancelled: a reason that is offered in both languages, or what somebody wrote. */
export const reasonLabel = (text: string) => storedLabel(CANCEL_REASONS, text)

/** Sends the buyer of an order a message that leads to it. */
export async function messageBuyer(
  client: Transaction,
  order: OrderRow,
  code: MessageCode,
  parameters: MessageParameters = {},
): Promise<void> {
  const { accountId, orderNo, payCents } = order
  await sendMessages(client, [
    {
      accountId,
      code,
      parameters: { orderNo, amount: moneyText(fen(payCents)), ...parameters },
      link: orderPath(orderNo),
    },
  ])
}

/** Sends those who manage the shop of an order a message that leads to its orders. */
export async function messageShop(client: Transaction, order: OrderRow, code: MessageCode): Promise<void> {
  const managers = await shopManagers(client, order.shopId)
  const link = `${SHOP_BASE}/goods/manage?tab=3`
  const parameters = { orderNo: order.orderNo }
  await sendMessages(
    client,
    managers.map((accountId) => ({ accountId, code, parameters, link })),
  )
}

/** Those who manage a shop: the administrators of its institution. */
export async function shopManagers(client: Transaction, shopId: string): Promise<string[]> {
  const managers = await orm(client)
    .select({ accountId: orgMember.accountId })
    .from(orgMember)
    .innerJoin(shop, eq(shop.organisationId, orgMember.organisationId))
    .where(and(eq(shop.id, shopId), eq(orgMember.isStopped, false), eq(orgMember.userType, 'admin')))
  return managers.map(({ accountId }) => accountId)
}

/** Sends those who may decide on trades of an institution a message that leads to them. */
export async function messageApprovers(
  client: Transaction,
  asked: {
    readonly organisationId: string
    readonly exceptAccountId: string
    readonly parameters: Readonly<Record<string, string>>
  },
): Promise<void> {
  const approvers = await orm(client)
    .select({ accountId: orgMember.accountId })
    .from(orgMember)
    .where(
      and(
        eq(orgMember.organisationId, asked.organisationId),
        eq(orgMember.isStopped, false),
        or(eq(orgMember.canApprove, true), eq(orgMember.userType, 'admin')),
      ),
    )
  const link = `${SHOP_BASE}/MyOrder-cx?tab=1`
  await sendMessages(
    client,
    approvers
      .filter(({ accountId }) => accountId !== asked.exceptAccountId)
      .map(({ accountId }) => ({ accountId, code: 'approval.asked' as const, parameters: asked.parameters, link })),
  )
}
