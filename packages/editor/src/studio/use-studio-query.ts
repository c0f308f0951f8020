import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'

import { queryClientOf } from '../gateway/query-cache.ts'
import type { StudioApi } from '../gateway/studio-operations.ts'
import { useStudio } from './studio.ts'

/** Server state in a component: data as soon as there is any, else whether it is loading or has failed. */
export type Remote<Data> = Data | 'loading' | 'failed'

/** A query of the studio's gateway, with its options made from the gateway. */
export type StudioQuery<Data, Key extends QueryKey = QueryKey> = (
  api: StudioApi,
) => UseQueryOptions<Data, Error, Data, Key>

/** Subscribes to a query of the studio's gateway; `reload` also retries after a failure. */
export function useStudioQuery<Data extends object, Key extends QueryKey>(
  query: StudioQuery<Data, Key>,
): { readonly data: Remote<Data>; readonly reload: () => void } {
  const { api } = useStudio()
  const { data, isError, isFetching, refetch } = useQuery(query(api), queryClientOf(api))
  return { data: data ?? (isError && !isFetching ? 'failed' : 'loading'), reload: () => void refetch() }
}
