/** Deep equality of JSON values; identical objects are not descended into, so it is cheap with structural sharing. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    const isList = Array.isArray(a) && Array.isArray(b) && a.length === b.length
    return isList && a.every((value, index) => isSameJson(value, b[index]))
  }
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => {
    const value = (a as Record<string, unknown>)[key]
    const otherValue = (b as Record<string, unknown>)[key]
    // Fast path: most values of an edited page are identical.
    return Object.is(value, otherValue)
      ? value !== undefined || Object.hasOwn(b, key)
      : Object.hasOwn(b, key) && isSameJson(value, otherValue)
  })
}
