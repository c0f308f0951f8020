export { DEFINITION_META, refreshDefinitions } from './definition-query.ts'
export { CallError } from './call-error.ts'
export { nextPage } from './next-page.ts'
export { createQueryClient } from './query-defaults.ts'
