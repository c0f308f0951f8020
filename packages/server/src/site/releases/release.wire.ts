import type { ReleaseChange, ReleaseItem } from '@mallwright/contract/site'

import { wireTime } from '../../gateway/wire-time.ts'

/** A release in the list, and the number of the site's current one. */
export interface ListedRelease {
  readonly number: number
  readonly publishedAt: Date
  readonly publisher: string
  readonly note: string
  readonly restoredFrom: number
  readonly changes: readonly ReleaseChange[]
  readonly current: number
}

/** A release of the list in wire names. */
export function releaseItem(row: ListedRelease): ReleaseItem {
  return {
    iRelease: row.number,
    dPublished: wireTime(row.publishedAt),
    cPublisher: row.publisher,
    cNote: row.note,
    iRestoredFrom: row.restoredFrom,
    bCurrent: row.number === row.current,
    changes: [...row.changes],
  }
}
