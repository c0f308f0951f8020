import type { QueryClient } from '@tanstack/react-query'

/** Half of the unit of a `Date` header, in ms: what it leaves out on average. */
const HALF_SECOND_MS = 500

/** Difference of the server's clock to the device's, in ms; read once. In a preview of another moment, that moment's. */
export function readClockOffset(queries: QueryClient): Promise<number> {
  return queries.fetchQuery({ queryKey: ['server-clock'], queryFn: readOffset, staleTime: Infinity })
}

async function readOffset(): Promise<number> {
  const query = new URLSearchParams(location.search)
  const previewed = query.has('preview') ? Number(query.get('at')) : 0
  if (previewed > 0) return previewed - Date.now()
  const before = Date.now()
  // Every answer has the time of its server; this one is small and on the page's own host.
  const answer = await fetch('/server-config.json', { method: 'HEAD', cache: 'no-store' })
  const serverTime = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(serverTime)) throw new Error('an answer without a date')
  return serverTime + HALF_SECOND_MS - (before + Date.now()) / 2
}
