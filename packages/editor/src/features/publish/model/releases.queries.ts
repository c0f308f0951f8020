import { queryOptions } from '@tanstack/react-query'
import type { ReleaseItem } from '@mallwright/contract/site'
import { newUuid } from '@mallwright/contract/values'
import { useRef, useState } from 'react'

import { dataOf, queryClientOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { useStudio } from '../../../studio/studio.ts'
import { useStudioQuery } from '../../../studio/use-studio-query.ts'
import { invalidatePages } from '../../pages/model/pages.queries.ts'
import { readChange } from './publish-items.ts'
import type { ReleaseChange } from './publish-items.ts'

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
  /** What it changed for buyers; empty for old releases. */
  readonly changes: readonly ReleaseChange[]
}

/** Query keys of releases. */
export const RELEASES_KEYS = {
  list: ['releases'],
  rollback: ({ release, code }: RollbackTarget) => ['rollback', release, code ?? ''],
} as const

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

/** A release to return to: the whole site, or the page of `code`. */
export interface RollbackTarget {
  readonly release: number
  readonly code: string | undefined
}

const rollbackBody = ({ release, code }: RollbackTarget) => ({
  iRelease: release,
  ...(code !== undefined && { cColumnCode: code }),
})

/** What a rollback would change; a page that neither release has is not there. */
export type RollbackPreview =
  | { readonly kind: 'changes'; readonly changes: readonly ReleaseChange[] }
  | { readonly kind: 'noPage' }

const rollbackQuery = (api: StudioApi, target: RollbackTarget) =>
  queryOptions({
    queryKey: RELEASES_KEYS.rollback(target),
    queryFn: async (): Promise<RollbackPreview> => {
      const answer = await api.getRollbackList({ body: rollbackBody(target) })
      if (!answer.ok && answer.failure === 'PAGE_UNKNOWN') return { kind: 'noPage' }
      return { kind: 'changes', changes: dataOf(answer).results.map(readChange) }
    },
    staleTime: 0,
    gcTime: 0,
  })

/** What buyers would see change. */
export function useRollbackPreview(target: RollbackTarget) {
  return useStudioQuery((api) => rollbackQuery(api, target))
}

/** State of a rollback. */
export type RollBackState = 'idle' | 'busy' | 'failed'

/** Rolls back to a target. */
export function useRollBack(onDone: (newRelease: number) => void) {
  const { api } = useStudio()
  const [state, setState] = useState<RollBackState>('idle')
  const intent = useRef({ target: '', requestId: '' })
  const rollBack = async (target: RollbackTarget) => {
    // One request id per intent: retrying after a lost answer rolls back once, and the next rollback is a new one.
    const key = JSON.stringify(rollbackBody(target))
    if (intent.current.target !== key) intent.current = { target: key, requestId: newUuid() }
    setState('busy')
    const cRequestUuid = intent.current.requestId
    const answer = await api.rollbackRevision({ body: { ...rollbackBody(target), cRequestUuid } })
    setState(answer.ok ? 'idle' : 'failed')
    if (!answer.ok) return
    intent.current = { target: '', requestId: '' }
    onDone(answer.data.iRelease)
    void invalidatePages(api)
    await queryClientOf(api).invalidateQueries({ queryKey: RELEASES_KEYS.list })
  }
  return { state, rollBack }
}

function readRelease(item: ReleaseItem): Release {
  return {
    number: item.iRelease,
    publishedAt: item.dPublished,
    publisher: item.cPublisher,
    note: item.cNote,
    restoredFrom: item.iRestoredFrom,
    isCurrent: item.bCurrent,
    changes: item.changes.map(readChange),
  }
}
