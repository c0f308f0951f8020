import type { ArticleClass, ArticleDetail, ArticleListItem, getClause } from '@mallwright/contract/article'
import type { AnswerDataOf } from '@mallwright/contract/rpc'
import * as z from 'zod/mini'

import { wireTime } from '../gateway/wire-time.ts'

/** Columns of an article in lists. */
export const ARTICLE = {
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  coverUrl: z.string(),
  classCode: z.string(),
  className: z.string(),
  publishedAt: z.date(),
}

type ArticleRow = z.infer<z.ZodMiniObject<typeof ARTICLE>>

/** Columns of an article with its text. */
export const ARTICLE_DETAIL = { ...ARTICLE, bodyHtml: z.string(), views: z.number() }

/** Columns of a class of articles. */
export const ARTICLE_CLASS = { code: z.string(), name: z.string(), articleCount: z.number() }

/** Columns of an agreement. */
export const CLAUSE_COLUMNS = { title: z.string(), bodyHtml: z.string(), publishedAt: z.date(), version: z.number() }

/** An article of a list in wire names. */
export function articleItem(row: ArticleRow): ArticleListItem {
  return {
    cArticleUuid: row.id,
    cTitle: row.title,
    cCoverUrl: row.coverUrl,
    cSummary: row.summary,
    cClassCode: row.classCode,
    cClassName: row.className,
    dPublished: wireTime(row.publishedAt),
  }
}

/** An article with its text in wire names. */
export function articleDetailItem(row: z.infer<z.ZodMiniObject<typeof ARTICLE_DETAIL>>): ArticleDetail {
  return { ...articleItem(row), cBodyHtml: row.bodyHtml, iViews: row.views }
}

/** A class of articles in wire names. */
export function articleClassItem(row: z.infer<z.ZodMiniObject<typeof ARTICLE_CLASS>>): ArticleClass {
  return { cClassCode: row.code, cClassName: row.name, iArticleCount: row.articleCount }
}

/** An agreement in wire names. */
export function clauseItem(
  row: z.infer<z.ZodMiniObject<typeof CLAUSE_COLUMNS>>,
): NonNullable<AnswerDataOf<typeof getClause>> {
  return {
    cTitle: row.title,
    cBodyHtml: row.bodyHtml,
    iVersion: row.version,
    dPublished: wireTime(row.publishedAt),
  }
}
