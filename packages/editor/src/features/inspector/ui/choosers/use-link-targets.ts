import { parseUrl } from '@mallwright/contract/link'
import type { Link } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

import { classesOf, useClassTree } from '../../../catalog/model/classes.queries.ts'
import { useItemSearch } from '../../../catalog/model/search.queries.ts'
import type { SearchResults } from '../../../catalog/model/search.queries.ts'
import { useSitePages } from '../../../pages/model/pages.queries.ts'
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
  readonly state: SearchResults<unknown>['state']
  readonly targets: readonly LinkTarget[]
}

/** Maximum results per kind. */
const MAX_TARGETS = 6

/** Link targets that match a keyword, by kind. */
export function useLinkTargets(word: string): readonly LinkTargets[] {
  const text = useText()
  const tree = useClassTree()
  const pages = useSitePages()
  const input = { word, classId: '' }
  const products = useItemSearch('products', input)
  const shops = useItemSearch('shops', input)
  const articles = useItemSearch('articles', input)
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
        .filter(({ code, title }) => fits(title) || fits(code))
        .map(({ code, title }) => target({ kind: 'page', column: code }, title || code, code)),
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
        .filter(({ name }) => fits(name))
        .slice(0, MAX_TARGETS)
        .map(({ id, name }) => target({ kind: 'class', classId: id }, name)),
    },
    listed(LINKS_TEXTS.articles, articles, ({ id, title, className, coverUrl }) =>
      target({ kind: 'article', articleId: id }, title, className, coverUrl),
    ),
  ]
}

function listed<Item>(
  label: Label,
  { state, items }: SearchResults<Item>,
  targetOf: (item: Item) => LinkTarget,
): LinkTargets {
  return { label, state, targets: items.slice(0, MAX_TARGETS).map(targetOf) }
}

/** The link that typed text denotes: a web address or a mall path; `undefined` for other text. */
export function typedLink(word: string): Link | undefined {
  const typed = word.trim()
  if (/^https?:\/\/\S+\.\S+$/i.test(typed) && parseUrl(typed)) return { kind: 'url', url: typed }
  if (/^\/(?!\/)\S+$/.test(typed)) return { kind: 'path', path: typed }
  return undefined
}
