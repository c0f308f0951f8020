import * as z from 'zod/mini'

/** An article in a list. Domain 1.2. */
export const ArticleListItem = z.object({
  cArticleUuid: z.string(),
  cTitle: z.string(),
  /** Empty when the article has no cover. */
  cCoverUrl: z.string(),
  cSummary: z.string(),
  cClassCode: z.string(),
  cClassName: z.string(),
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  dPublished: z.string(),
})
export type ArticleListItem = z.infer<typeof ArticleListItem>

/** An article as modules and screens show it. */
export interface ArticleCard {
  readonly id: string
  readonly title: string
  /** Empty when the article has no cover. */
  readonly coverUrl: string
  readonly summary: string
  readonly classCode: string
  readonly className: string
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  readonly publishedAt: string
}

/** Reads a wire article into plain words. */
export function readArticle(item: ArticleListItem): ArticleCard {
  return {
    id: item.cArticleUuid,
    title: item.cTitle,
    coverUrl: item.cCoverUrl,
    summary: item.cSummary,
    classCode: item.cClassCode,
    className: item.cClassName,
    publishedAt: item.dPublished,
  }
}
