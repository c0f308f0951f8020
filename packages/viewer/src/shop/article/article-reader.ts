import { getArticleClassList, getArticleDetail, readArticle } from '@mallwright/contract/article'
import { createApi } from '@mallwright/contract/rpc'
import type { ArticleCard } from '@mallwright/contract/article'
import type { Send } from '@mallwright/contract/rpc'

import { CallFailed } from '../catalog/call-failed.ts'

/** The endpoints of the pages of articles, loaded with them. */
const OPERATIONS = { getArticleDetail, getArticleClassList }

/** An article with its text. */
export interface ArticleSheet extends ArticleCard {
  readonly bodyHtml: string
  readonly views: number
}

/** A class of articles. */
export interface ArticleKind {
  readonly code: string
  readonly name: string
}

/** Reads an article; `null` when there is none. Rejects with `CallFailed` when the gateway could not say. */
export async function readArticleSheet(send: Send, id: string): Promise<ArticleSheet | null> {
  const answer = await createApi(OPERATIONS, send).getArticleDetail({ body: { cArticleUuid: id } })
  if (answer.ok) return { ...readArticle(answer.data), bodyHtml: answer.data.cBodyHtml, views: answer.data.iViews }
  if (answer.failure === 'NOT_FOUND' || answer.failure === 'EMPTY') return null
  throw new CallFailed(answer)
}

/** The classes that hold articles, in their order. Rejects with `CallFailed`. */
export async function readArticleKinds(send: Send): Promise<readonly ArticleKind[]> {
  const answer = await createApi(OPERATIONS, send).getArticleClassList({ body: {} })
  if (answer.ok)
    return answer.data.flatMap(({ cClassCode, cClassName, iArticleCount }) =>
      iArticleCount > 0 ? [{ code: cClassCode, name: cClassName }] : [],
    )
  if (answer.failure === 'EMPTY') return []
  throw new CallFailed(answer)
}
