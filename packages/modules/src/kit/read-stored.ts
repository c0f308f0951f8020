import type { ZodMiniType } from 'zod/mini'

/** Reads by a schema, which is made when it is first needed: it costs more than the rest of a field, and a page uses few of the modules. */
export function bySchema<T>(make: () => ZodMiniType<T>): (stored: unknown) => T | undefined {
  let schema: ZodMiniType<T> | undefined
  return (stored) => {
    const result = (schema ??= make()).safeParse(stored)
    return result.success ? result.data : undefined
  }
}

/** Reads what passes a check as it is: numbers, texts and choices are read a thousand times before a page is shown. */
export function byCheck<T>(isValid: (stored: unknown) => stored is T): (stored: unknown) => T | undefined {
  return (stored) => (isValid(stored) ? stored : undefined)
}

/** Whether a stored value is a text that passes a check. */
export const isText =
  (check: (text: string) => boolean) =>
  (stored: unknown): stored is string =>
    typeof stored === 'string' && check(stored)

/** Longest code or id, in characters. */
const MAX_CODE = 64

/** Codes in display order, each once; `undefined` for anything else, or for too many. */
export function readCodes(max: number, stored: unknown): readonly string[] | undefined {
  const isCode = isText(({ length }) => length > 0 && length <= MAX_CODE)
  if (!Array.isArray(stored) || stored.length > max || !stored.every(isCode)) return undefined
  // Codes are React keys: duplicates would render twice, or not at all.
  return [...new Set(stored)]
}
