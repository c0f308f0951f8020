import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A time stamp column, in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The key of a row; random unless given. */
export const rowId = () => uuid('id').primaryKey().defaultRandom()

/** When a row was made and last changed. */
export const rowTimes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

/** Halves of a character, as JSON writes them; pairs are written as characters. */
const LONE_SURROGATE = /(?<!\\)((?:\\\\)*)\\ud[89a-f][0-9a-f]{2}/g

/** A value as JSON that PostgreSQL's functions can read: they refuse halves of a character, which become U+FFFD. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value).replace(LONE_SURROGATE, '$1\\ufffd')
}

/** A `json` column for documents: keeps the order of keys. */
export const documentJson = (name: string) =>
  customType<{ data: unknown; driverData: string }>({ dataType: () => 'json', toDriver: storableJson })(name)
