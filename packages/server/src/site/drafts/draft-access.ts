import { blockOfCode } from '@mallwright/contract/document'

import type { AccountCaller } from '../../gateway/guard/caller.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { editableSite } from '../../gateway/site-access.ts'
import type { Site } from '../../gateway/site.store.ts'
import { wireTime } from '../../gateway/wire-time.ts'
import type { Draft } from './draft.store.ts'

const COLUMN_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/

/** The page, site part or linked block that a code names, if the caller may edit it. */
export function editableDraft(site: Site, caller: AccountCaller, code: string) {
  const blockId = blockOfCode(code)
  if (blockId === undefined) return editablePage(site, caller, code)
  const ownSite = editableSite(site, caller)
  return ownSite instanceof Failed ? ownSite : { siteId: ownSite.id, blockId }
}

/** The page or site part that a code names, if the caller may edit it. */
export function editablePage(site: Site, caller: AccountCaller, columnCode: string) {
  const ownSite = editableSite(site, caller)
  if (ownSite instanceof Failed) return ownSite
  return COLUMN_CODE.test(columnCode)
    ? { siteId: ownSite.id, columnCode }
    : fail('FIELD_INVALID', { cField: 'cColumnCode' })
}

/** A draft or block was saved by somebody else meanwhile. */
export function revisionConflict({ revision, editedBy, editedAt }: Pick<Draft, 'revision' | 'editedBy' | 'editedAt'>) {
  return fail('REVISION_CONFLICT', { iRevision: revision, cEditedBy: editedBy, dEdited: wireTime(editedAt) })
}
