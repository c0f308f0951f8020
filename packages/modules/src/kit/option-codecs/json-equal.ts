/** Whether two values of JSON say the same; the order of members does not count. */
export function isJsonEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = Object.keys(one)
  return (
    Array.isArray(one) === Array.isArray(other) &&
    keys.length === Object.keys(other).length &&
    keys.every(
      (key) =>
        Object.hasOwn(other, key) &&
        isJsonEqual((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
    )
  )
}
