/** Deep equality of JSON values; identical objects are not descended into, so it is cheap with structural sharing. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) || Array.isArray(other)) {
    const isList = Array.isArray(one) && Array.isArray(other) && one.length === other.length
    return isList && one.every((part, index) => isSameJson(part, other[index]))
  }
  const keys = Object.keys(one)
  if (keys.length !== Object.keys(other).length) return false
  return keys.every((key) => {
    const part = (one as Record<string, unknown>)[key]
    const otherPart = (other as Record<string, unknown>)[key]
    // Fast path: most values of an edited page are identical.
    return Object.is(part, otherPart)
      ? part !== undefined || Object.hasOwn(other, key)
      : Object.hasOwn(other, key) && isSameJson(part, otherPart)
  })
}
