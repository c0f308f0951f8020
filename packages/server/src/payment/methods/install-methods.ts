import type { Label } from '@mallwright/contract/values'

import { inTransaction } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { nameUuid } from '../../db/name-uuid.ts'
import { orm } from '../../db/query.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'
import { payMethod } from '../../db/tables/payment/payment.table.ts'
import { METHOD_PLANS } from './pay-methods.data.ts'
import type { LeafPlan, MethodPlan } from './pay-methods.data.ts'

/** Namespace of the ids of methods: any fixed uuid does. */
const NAMESPACE = '6d616c6c777269676874706179000001'

interface Labelled {
  readonly row: typeof payMethod.$inferInsert & { readonly id: string }
  readonly texts: Readonly<Record<string, Label>>
}

/** Adds the methods of channels that the database does not have; those that it has may have been changed and stay. */
export async function installPayMethods(database: Pick<Database, 'pool'>, channels: readonly string[]): Promise<void> {
  const labelled = channels.flatMap((channel) => methodsOf(channel))
  if (labelled.length === 0) return
  await inTransaction(database, async (client) => {
    await orm(client)
      .insert(payMethod)
      .values(labelled.map(({ row }) => row))
      .onConflictDoNothing()
    const texts = labelled.flatMap(({ row, texts }) =>
      Object.entries(texts).map(([field, { en }]) => ({
        entity: 'pay_method',
        entityId: row.id,
        field,
        locale: 'en-US',
        text: en,
      })),
    )
    await orm(client).insert(entityText).values(texts).onConflictDoNothing()
  })
}

/** Sort keys leave room for a channel's methods beside those of others. */
const SORTS = { wechat: 100, transfer: 400, sandbox: 200 } as const

function methodsOf(channel: string): Labelled[] {
  const first = SORTS[channel as keyof typeof SORTS]
  return (METHOD_PLANS[channel] ?? []).flatMap((plan, index) => methodRows(plan, channel, first + index * 10))
}

function methodRows(plan: MethodPlan, channel: string, sort: number): Labelled[] {
  const { code, name, icon, leaves = [], tabs = [] } = plan
  return [
    labelledRow({ code, name: name.zh, icon, sort }, { name }),
    ...leafRows(leaves, code, channel),
    ...tabs.flatMap((tab, index) => [
      labelledRow({ code: tab.code, parentCode: code, name: tab.name.zh, sort: index }, { name: tab.name }),
      ...leafRows(tab.leaves, tab.code, channel),
    ]),
  ]
}

function leafRows(leaves: readonly LeafPlan[], parentCode: string, channel: string): Labelled[] {
  return leaves.map(({ code, name, showType, payChannels, needsPhone = false, needsAccount = false, tips }, sort) =>
    labelledRow(
      {
        code,
        parentCode,
        name: name.zh,
        showType,
        channel,
        payChannels: [...payChannels],
        showsPhone: needsPhone,
        needsPhone,
        showsAccount: needsAccount,
        needsAccount,
        tipsHtml: tips?.zh ?? '',
        sort,
      },
      { name, ...(tips && { tips }) },
    ),
  )
}

function labelledRow(row: typeof payMethod.$inferInsert, texts: Labelled['texts']): Labelled {
  return { row: { ...row, id: nameUuid(NAMESPACE, row.code) }, texts }
}
