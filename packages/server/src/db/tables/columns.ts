import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A time stamp column, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** An amount column, in fen. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** The key of a row; random unless given. */
export const rowId = () => uuid('id').primaryKey().defaultRandom()

/** When a row was made and last changed. */
export const rowTimes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
