import type { Database } from '../db/database.ts'
import type { PasswordStrategy } from './password.ts'

/** Default when none is stored. Specification 1 §5.1, §9. */
const FALLBACK: PasswordStrategy = { minLength: 8, maxLength: 16, code: '02' }

/** The rule for new passwords. */
export async function readStrategy({ pool }: Database): Promise<PasswordStrategy> {
  const { rows } = await pool.query<PasswordStrategy>(
    `select min_length as "minLength", max_length as "maxLength", code from password_strategy
     order by created_at desc, id limit 1`,
  )
  return rows[0] ?? FALLBACK
}
