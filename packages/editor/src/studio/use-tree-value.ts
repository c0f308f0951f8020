import type { Document } from '@mallwright/contract/document'
import { useRef } from 'react'

import { isSameTree } from '../document-store/document-store.ts'
import { useDocument, useStudio } from './studio.ts'

/** A value derived from the document's tree and `cause`, such as the selection, but never from props of leaf nodes. Not recomputed while typing, so that key presses stay cheap. */
export function useTreeValue<Value>(read: (document: Document) => Value, cause: unknown): Value {
  const { documents } = useStudio().page
  const cache = useRef<{ readonly document: Document; readonly cause: unknown; readonly value: Value }>(null)
  return useDocument((document) => {
    const last = cache.current
    if (last && last.cause === cause && isSameTree(documents, last.document, document)) {
      if (last.document !== document) cache.current = { ...last, document }
      return last.value
    }
    const value = read(document)
    cache.current = { document, cause, value }
    return value
  })
}
