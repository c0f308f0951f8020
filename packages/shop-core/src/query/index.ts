export { CallError } from './call-error.ts'
export { nextPage } from './next-page.ts'
export { createQueryClient } from './query-defaults.ts'
