import { smallint, text, uuid } from 'drizzle-orm/pg-core'

import { account } from '../account.table.ts'
import { moment } from '../columns.ts'

/** A step of an order or an after-sale, and who took it. */
export const stepColumns = () => ({
  event: text('event').notNull(),
  /** Null for its making. */
  fromState: smallint('from_state'),
  toState: smallint('to_state').notNull(),
  /** B buyer, A approver, S shop, O operator, T timer, C payment channel. */
  actor: text('actor_type').notNull(),
  actorAccountId: uuid('actor_id').references(() => account.id),
  /** What was said with it, such as a reason; may be empty. */
  text: text('text').notNull().default(''),
  createdAt: moment('created_at').notNull().defaultNow(),
})
