import { queryOptions } from '@tanstack/react-query'
import { checkDocument } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'

import { dataOf } from '../../../gateway/query-cache.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'

/** A draft as the server holds it. */
export interface ServerDraft {
  readonly document: Document
  readonly revision: number
}

/** Query keys of drafts. */
export const SERVER_DRAFT_KEYS = { of: (column: string, revision: number) => ['draft', column, revision] as const }

/** A page's draft on the server, loaded once for each conflicting revision. */
export const serverDraftQuery = (api: StudioApi, column: string, revision: number) =>
  queryOptions({
    queryKey: SERVER_DRAFT_KEYS.of(column, revision),
    queryFn: async (): Promise<ServerDraft> => {
      const { document, iRevision } = dataOf(await api.getDraftPage({ body: { cColumnCode: column } }))
      const checked = checkDocument(document)
      if (!checked.ok) throw new Error('the draft of the server is not a document')
      return { document: checked.document, revision: iRevision }
    },
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  })
