import { CallError } from '@mallwright/shop-core/query'
import { getArticleClassList, getArticleDetail, readArticle } from '@mallwright/contract/article'
import { createApi } from '@mallwright/contract/rpc'
import type { ArticleCard } from '@mallwright/contract/article'
import type { Send } from '@mallwright/contract/rpc'

/** The endpoints of the pages of articles, loaded with them. */
const OPERATIONS = { getArticleDetail, getArticleClassList }

/** An article with its text. */
export interface FullArticle extends ArticleCard {
  readonly bodyHtml: string
  readonly views: number
}

/** A class of articles. */
export interface ArticleClass {
  readonly code: string
  readonly name: string
}

/** Reads an article; `null` when there is none. Rejects with `CallError` when the gateway could not say. */
export async function readFullArticle(send: Send, id: string): Promise<FullArticle | null> {
  const answer = await createApi(OPERATIONS, send).getArticleDetail({ body: { cArticleUuid: id } })
  if (answer.ok) return { ...readArticle(answer.data), bodyHtml: answer.data.cBodyHtml, views: answer.data.iViews }
  if (answer.failure === 'NOT_FOUND' || answer.failure === 'EMPTY') return null
  throw new CallError(answer)
}

/** The classes that hold articles, in their order. Rejects with `CallError`. */
export async function readArticleClasses(send: Send): Promise<readonly ArticleClass[]> {
  const answer = await createApi(OPERATIONS, send).getArticleClassList({ body: {} })
  if (answer.ok)
    return answer.data.flatMap(({ cClassCode, cClassName, iArticleCount }) =>
      iArticleCount > 0 ? [{ code: cClassCode, name: cClassName }] : [],
    )
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}
