import { definitionOf } from './definitions.ts'
import { startPage } from './page-builder.ts'
import type { PageBuilder, PageStart } from './page-builder.ts'

/** Starts a page with the current module versions. */
export function buildPage(start: PageStart): PageBuilder {
  return startPage(start, (type) => definitionOf(type)?.version)
}

export type { PageBuilder, FreeItem, TabPlan } from './page-builder.ts'
export { sampleContent } from './sample-content.ts'
export { isSampleText } from '../kit/sample-picture.ts'
export { contentIssues, contentReferences } from '../kit/content-issues.ts'
export type { ContentIssue, ContentReference, ReferenceKind } from '../kit/content-issues.ts'
