import type { PublishFinding } from '@mallwright/contract/site'
import { queryOptions } from '@tanstack/react-query'

import { dataOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import type { PublishItem } from './publish-items.ts'

/** Findings of the check before a publish. */
export interface PublishCheck {
  readonly findings: readonly PublishFinding[]
  /** Whether there are more than listed. */
  readonly isCut: boolean
}

const NO_FINDINGS: PublishCheck = { findings: [], isCut: false }

/** Query keys of checks. */
export const PUBLISH_CHECK_KEYS = {
  of: (items: readonly PublishItem[]) => ['publish-check', items.map(({ code, revision }) => `${code} ${revision}`)],
}

const publishCheckQuery = (api: StudioApi, items: readonly PublishItem[]) =>
  queryOptions({
    queryKey: PUBLISH_CHECK_KEYS.of(items),
    queryFn: async (): Promise<PublishCheck> => {
      if (items.length === 0) return NO_FINDINGS
      const { results, bMore } = dataOf(await api.getPublishCheck({ body: { codes: items.map(({ code }) => code) } }))
      return { findings: results, isCut: bMore }
    },
    // What a page refers to changes outside of the studio.
    staleTime: 0,
    gcTime: 0,
  })

/** Checks the chosen items as they would be live. */
export function usePublishCheck(items: readonly PublishItem[]) {
  return useStudioQuery((api) => publishCheckQuery(api, items))
}

/** Whether buyers meet something broken; otherwise content is merely missing. */
export function isBroken({ cKind }: PublishFinding): boolean {
  return cKind === 'gone' || cKind === 'allGone' || cKind === 'blockGone'
}
