import type { Document } from '@mallwright/contract/document'
import { useRef } from 'react'

import { isSameTree } from '../document-store/document-store.ts'
import { useDocument, useStudio } from './studio.ts'

/**
 * What follows from the tree of the document and from `cause`, such as the selection, and never from the props of what
 * holds nothing. Not read again while somebody types, so that a key press costs the same whatever is on offer.
 */
export function useTreeValue<Value>(read: (document: Document) => Value, cause: unknown): Value {
  const { documents } = useStudio().page
  const kept = useRef<{ readonly document: Document; readonly cause: unknown; readonly value: Value }>(null)
  return useDocument((document) => {
    const last = kept.current
    if (last && last.cause === cause && isSameTree(documents, last.document, document)) {
      if (last.document !== document) kept.current = { ...last, document }
      return last.value
    }
    const value = read(document)
    kept.current = { document, cause, value }
    return value
  })
}
