import { QueryClient } from '@tanstack/react-query'

import type { StudioApi } from './studio-operations.ts'

// One cache a gateway, so that two mounted studios never share data. Loaded after the first paint.
const clients = new WeakMap<StudioApi, QueryClient>()

/** The query cache of a gateway. Failures are shown with a retry button instead of being retried silently. */
export function queryClientOf(api: StudioApi): QueryClient {
  const existing = clients.get(api)
  if (existing) return existing
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false } },
  })
  clients.set(api, client)
  return client
}

/** The data of a call's answer; throws its message, which marks a query as failed. */
export function dataOf<Data>(
  answer: { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly msg: string },
): Data {
  if (answer.ok) return answer.data
  throw new Error(answer.msg)
}
