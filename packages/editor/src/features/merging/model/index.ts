export { findDifferences } from './find-differences.ts'
export type { Choice, Difference } from './find-differences.ts'
export { mergeDocuments } from './merge-documents.ts'
export type { MergeRequest } from './merge-documents.ts'
