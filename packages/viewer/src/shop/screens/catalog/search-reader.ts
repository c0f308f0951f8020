import { readProduct, searchProductPage } from '@mallwright/contract/catalog'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import type { ProductPage } from '@mallwright/modules/views'
import { CallError } from '@mallwright/shop-core/query'

/** Endpoints of the search, loaded with it. */
const OPERATIONS = { searchProductPage }

/** Maximum length of keywords. */
const MAX_KEYWORDS = 60

/** A page of the products that match every keyword; of all products without any. Rejects with `CallError`. */
export async function searchProducts(
  send: Send,
  keywords: string,
  page: { readonly number: number; readonly size: number },
): Promise<ProductPage> {
  const answer = await createApi(OPERATIONS, send).searchProductPage({
    body: { cKeyword: keywords.slice(0, MAX_KEYWORDS), pageNumber: page.number, pageSize: page.size },
  })
  if (answer.ok) return { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { items: [], total: 0 }
  throw new CallError(answer)
}
