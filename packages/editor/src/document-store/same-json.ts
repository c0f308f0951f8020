/** Whether two plain values are equal. Parts that are the same object are not looked into, so it is cheap on shared structure. */
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
    // Most parts of an edited page are the same object; nothing else is asked about those.
    return Object.is(part, otherPart)
      ? part !== undefined || Object.hasOwn(other, key)
      : Object.hasOwn(other, key) && isSameJson(part, otherPart)
  })
}
