/** A socket message as JSON; `undefined` for anything that is not a JSON object. */
export function readJson(data: unknown): unknown {
  if (typeof data !== 'string' || !data.startsWith('{')) return undefined
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
