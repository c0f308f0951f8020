import { useQuery } from '@tanstack/react-query'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'

import { useMallUser } from '../client/shop-context.ts'

/** Records of the person, and of the current institution where there is one. */
export interface BothOwners<Item> {
  /** `undefined` until both are known. */
  readonly data: { readonly person: readonly Item[]; readonly institution: readonly Item[] } | undefined
  readonly error: Error | null
  readonly refetch: () => void
}

/** Reads the records of the person and those of the current institution. */
export function useBothOwners<Item, Key extends QueryKey>(
  queryOf: (isInstitution: boolean) => UseQueryOptions<readonly Item[], Error, readonly Item[], Key>,
): BothOwners<Item> {
  const hasInstitution = useMallUser().institution !== ''
  const person = useQuery(queryOf(false))
  const institution = useQuery({ ...queryOf(true), enabled: hasInstitution })
  const isKnown = person.data !== undefined && (!hasInstitution || institution.data !== undefined)
  return {
    data: isKnown ? { person: person.data, institution: institution.data ?? [] } : undefined,
    error: person.error ?? institution.error,
    refetch: () => {
      void person.refetch()
      if (hasInstitution) void institution.refetch()
    },
  }
}
