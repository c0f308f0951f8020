import type { QueryClient } from '@tanstack/react-query'

/** Marks the queries of layouts, references, enumerations and rights: what the gateway tells of when it changes. */
export const DEFINITION_META = { isDefinition: true } as const

/** Reads the definitions that are shown again, and the others with their next use. */
export function refreshDefinitions(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.['isDefinition'] === true })
}
