import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads what has changed again: what is shown at once, the rest with its next use. A first read that is under way is dropped, too:
 * the library would join it, though it may have been answered before the change.
 */
export async function readAnew(client: QueryClient, filters: QueryFilters): Promise<void> {
  await client.cancelQueries(filters)
  await client.invalidateQueries(filters)
}
