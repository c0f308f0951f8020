import { readArticle } from '@mallwright/contract/article'
import type { ArticleCard } from '@mallwright/contract/article'
import { readProduct, readShop } from '@mallwright/contract/catalog'
import type { ProductCard, ShopCard } from '@mallwright/contract/catalog'
import type { Link } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useCallback, useMemo, useState } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import { classesOf, useClassTree } from '../../../catalog/model/site-classes.ts'
import { useSearch } from '../../../catalog/model/use-search.ts'
import type { Ask, Question, Search } from '../../../catalog/model/use-search.ts'
import { useSitePages } from '../../../pages/model/site-pages.ts'
import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'
import { LINKS_TEXTS } from '../../model/links.texts.ts'
import { MALL_SCREENS } from '../../model/mall-screens.ts'

/** A link target. */
export interface LinkTarget {
  readonly link: Link
  readonly name: string
  readonly note: string
  readonly pictureAddress: string
}

/** Link targets of one kind. */
export interface LinkTargets {
  readonly label: Label
  readonly state: Search<unknown>['state']
  readonly targets: readonly LinkTarget[]
}

/** Maximum results per kind. */
const MOST = 6

/** Link targets that match a keyword, by kind. */
export function useLinkTargets(word: string): readonly LinkTargets[] {
  const text = useText()
  const [question, setQuestion] = useState<Question>({ word, classId: '', page: 1, turn: 0 })
  if (question.word !== word) setQuestion({ ...question, word })
  const tree = useClassTree()
  const pages = useSitePages()
  const asks = useAsks()
  const products = useSearch(question, asks.products)
  const shops = useSearch(question, asks.shops)
  const articles = useSearch(question, asks.articles)
  const fits = (name: string) => name.toLowerCase().includes(word.trim().toLowerCase())
  const typed = typedLink(word)
  const target = (link: Link, name: string, note = '', pictureAddress = ''): LinkTarget => ({
    link,
    name,
    note,
    pictureAddress,
  })
  return [
    { label: LINKS_TEXTS.address, state: 'ready', targets: typed ? [target(typed, word.trim())] : [] },
    {
      label: LINKS_TEXTS.screens,
      state: 'ready',
      targets: MALL_SCREENS.filter(({ path, label }) => [label.zh, label.en, path].some(fits)).map(({ path, label }) =>
        target({ kind: 'path', path }, text(label), path),
      ),
    },
    {
      label: LINKS_TEXTS.pages,
      state: typeof pages === 'string' ? pages : 'ready',
      targets: (typeof pages === 'string' ? [] : pages)
        .filter(({ cColumnCode, cColumnName }) => fits(cColumnName) || fits(cColumnCode))
        .map(({ cColumnCode, cColumnName }) =>
          target({ kind: 'page', column: cColumnCode }, cColumnName || cColumnCode, cColumnCode),
        ),
    },
    listed(LINKS_TEXTS.products, products, ({ code, name, shopName, imageUrl, isOffShelf }) =>
      target({ kind: 'product', code }, name, isOffShelf ? text(INSPECTOR_TEXTS.offShelf) : shopName, imageUrl),
    ),
    listed(LINKS_TEXTS.shops, shops, ({ id, name, logoUrl, isClosed }) =>
      target({ kind: 'shop', shopId: id }, name, isClosed ? text(INSPECTOR_TEXTS.closedShop) : '', logoUrl),
    ),
    {
      label: LINKS_TEXTS.classes,
      state: typeof tree === 'string' ? tree : 'ready',
      targets: classesOf(tree)
        .filter(({ cClassName }) => fits(cClassName))
        .slice(0, MOST)
        .map(({ cClassUuid, cClassName }) => target({ kind: 'class', classId: cClassUuid }, cClassName)),
    },
    listed(LINKS_TEXTS.articles, articles, ({ id, title, className, coverUrl }) =>
      target({ kind: 'article', articleId: id }, title, className, coverUrl),
    ),
  ]
}

function listed<Item>(label: Label, { state, found }: Search<Item>, targetOf: (item: Item) => LinkTarget): LinkTargets {
  return { label, state, targets: found.slice(0, MOST).map(targetOf) }
}

function useAsks(): {
  readonly products: Ask<ProductCard>
  readonly shops: Ask<ShopCard>
  readonly articles: Ask<ArticleCard>
} {
  const { api } = useStudio()
  const products: Ask<ProductCard> = useCallback(
    async ({ word }) => {
      const answer = await api.searchProductPage({ body: { cKeyword: word, pageNumber: 1, pageSize: MOST } })
      return answer.ok ? { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize } : undefined
    },
    [api],
  )
  const shops: Ask<ShopCard> = useCallback(
    async ({ word }) => {
      const answer = await api.searchShopPage({ body: { cKeyword: word, pageNumber: 1, pageSize: MOST } })
      return answer.ok ? { items: answer.data.results.map(readShop), total: answer.data.iTotleSize } : undefined
    },
    [api],
  )
  const articles: Ask<ArticleCard> = useCallback(
    async ({ word }) => {
      const answer = await api.getArticlePage({ body: { cKeyword: word, pageNum: 1, pageSize: MOST } })
      return answer.ok ? { items: answer.data.results.map(readArticle), total: answer.data.iTotleSize } : undefined
    },
    [api],
  )
  return useMemo(() => ({ products, shops, articles }), [products, shops, articles])
}

/** The link that typed text denotes: a web address or a mall path; `undefined` for other text. */
export function typedLink(word: string): Link | undefined {
  const typed = word.trim()
  if (/^https?:\/\/\S+\.\S+$/i.test(typed) && URL.canParse(typed)) return { kind: 'url', url: typed }
  if (/^\/(?!\/)\S+$/.test(typed)) return { kind: 'path', path: typed }
  return undefined
}
