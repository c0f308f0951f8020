import { newUuid } from '@mallwright/contract/values'

/** Request ids by content: a retry after a lost answer creates nothing twice, changed content is a new request. */
export interface RequestIds {
  readonly idOf: (content: object) => string
  /** After an answer the same content is a new request. */
  readonly forget: () => void
}

/** Creates the ids of one form. */
export function createRequestIds(): RequestIds {
  const ids = new Map<string, string>()
  return {
    idOf(content) {
      const key = JSON.stringify(content)
      const id = ids.get(key) ?? newUuid()
      ids.set(key, id)
      return id
    },
    forget: () => ids.clear(),
  }
}
