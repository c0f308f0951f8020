import type { PasswordStrategy } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

/** Default when none is stored. Specification 1 §5.1, §9. */
const FALLBACK: PasswordStrategy = { minLength: 8, maxLength: 16, code: '02' }

const NEWEST = rows(
  { minLength: z.number(), maxLength: z.number(), code: z.enum(['01', '02', '03', '04', '05']) },
  `select min_length as "minLength", max_length as "maxLength", code from password_strategy
   order by created_at desc, id limit 1`,
)

/** The strategy of new passwords. */
export async function readStrategy(client: Queryable): Promise<PasswordStrategy> {
  return (await NEWEST.first(client)) ?? FALLBACK
}
