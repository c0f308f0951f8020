import { bigint, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn, UpdateDeleteAction } from 'drizzle-orm/pg-core'

/** A time stamp column, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** An amount column, in fen. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** The key of a row; random unless given. */
export const rowId = () => uuid('id').primaryKey().defaultRandom()

/** The key of an entry of a book or a log; later ones are greater. */
export const entryId = () => bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

/** What becomes of a row when the one that it names is deleted; nothing is, unless said. */
interface ReferenceActions {
  readonly onDelete?: UpdateDeleteAction
}

/** The row of another table that a row names; there is always one. */
export const reference = (name: string, column: () => AnyPgColumn, actions: ReferenceActions = {}) =>
  uuid(name).notNull().references(column, actions)

/** When a row was made and last changed. */
export const rowTimes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
