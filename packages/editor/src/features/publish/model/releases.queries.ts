import { queryOptions } from '@tanstack/react-query'
import type { ReleaseItem } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import { useState } from 'react'

import { dataOf, queryClientOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'

/** A release of the site. */
export interface Release {
  readonly number: number
  /** As the server writes it: `yyyy-MM-dd HH:mm:ss`. */
  readonly publishedAt: string
  readonly publisher: string
  readonly note: string
  /** Number of the release it brought back; 0 for none. */
  readonly restoredFrom: number
  readonly isCurrent: boolean
}

/** Query keys of releases. */
export const RELEASES_KEYS = { list: ['releases'] } as const

const releasesQuery = (api: StudioApi) =>
  queryOptions({
    queryKey: RELEASES_KEYS.list,
    queryFn: async (): Promise<readonly Release[]> =>
      dataOf(await api.getRevisionList({ body: {} })).results.map(readRelease),
  })

/** Releases, newest first. */
export function useReleases() {
  return useStudioQuery(releasesQuery)
}

/** State of a release's rollback. */
export type RollBackState = 'none' | 'asking' | 'busy' | 'failed'

interface Intent {
  readonly release: number
  /** One per intent: retrying after a lost answer rolls back once, and the next rollback is a new one. */
  readonly requestId: string
  readonly state: RollBackState
}

/** Rolling back, one release at a time: `ask` first, then `confirm`. */
export function useRollBack(onDone: (newRelease: number) => void) {
  const { api } = useStudio()
  const [intent, setIntent] = useState<Intent>()
  const ask = (release: number) =>
    setIntent((known) => {
      const requestId = known?.release === release ? known.requestId : newUuid()
      return { release, requestId, state: 'asking' }
    })
  const confirm = async () => {
    if (!intent) return
    const { release, requestId } = intent
    setIntent({ ...intent, state: 'busy' })
    const answer = await api.rollbackRevision({ body: { iRelease: release, cRequestUuid: requestId } })
    setIntent(answer.ok ? undefined : { ...intent, state: 'failed' })
    if (!answer.ok) return
    onDone(answer.data.iRelease)
    await queryClientOf(api).invalidateQueries({ queryKey: RELEASES_KEYS.list })
  }
  const stateOf = (release: number): RollBackState => (intent?.release === release ? intent.state : 'none')
  return { stateOf, isBusy: intent?.state === 'busy', ask, confirm }
}

function readRelease(item: ReleaseItem): Release {
  return {
    number: item.iRelease,
    publishedAt: item.dPublished,
    publisher: item.cPublisher,
    note: item.cNote,
    restoredFrom: item.iRestoredFrom,
    isCurrent: item.bCurrent,
  }
}
