/** The parts of a comma-joined text, without empty ones. */
export function splitList(joined: string): string[] {
  return joined.split(',').flatMap((part) => part.trim() || [])
}
