import { applyDraftPatch, checkDocument, checkPatchedDocument } from '@mallwright/contract/document'
import type { Document, DocumentIssue, DraftPatch } from '@mallwright/contract/document'

import { fail } from '../../gateway/failures/failure.ts'
import type { Failed } from '../../gateway/failures/failure.ts'

/** What a save sends: the whole document, or what changed since the stored revision. */
export interface SentDocument {
  readonly document?: unknown
  readonly patch?: DraftPatch | undefined
}

type InvalidDocument = Failed<'DOCUMENT_INVALID', { readonly cField: string; readonly cReason: string }>

/** Gives the checked document of a save, from the stored one. */
export type ReadSent = (stored: {
  readonly document: unknown
  readonly revision: number
}) => Document | Failed<'PATCH_UNFIT', undefined> | InvalidDocument

/**
 * The checked document of a save. A whole one is checked at once, before any lock; a patch is applied under the lock and fits
 * only a saved draft that it turns into a valid document.
 */
export function readSent({ document, patch }: SentDocument): ReadSent | InvalidDocument {
  if (!patch) {
    const checked = checkDocument(document)
    return checked.ok ? () => checked.document : invalidDocument(checked.issue)
  }
  return (stored) => {
    if (stored.revision === 0) return fail('PATCH_UNFIT')
    const checked = checkPatchedDocument(applyDraftPatch(stored.document, patch), patch)
    return checked.ok ? checked.document : fail('PATCH_UNFIT')
  }
}

/** The failure of a document that is not valid. */
export function invalidDocument({ path, reason }: DocumentIssue): InvalidDocument {
  return fail('DOCUMENT_INVALID', { cField: path, cReason: reason })
}
