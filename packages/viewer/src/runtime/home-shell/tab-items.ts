import { hrefOf, SHOP_BASE } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import type { SiteChrome } from '@mallwright/modules/views'

/** One resolved tab of the home shell. */
export interface TabItem {
  /** Last path segment of a shell tab; empty for a link. Specification 1 §2.1. */
  readonly name: string
  readonly href: string
  readonly label: string
  /** Path data of a 24 × 24 line icon; empty when there is a `picture`. */
  readonly icon: string
  readonly picture: string
}

type Name = 'tab-home' | 'ClassiFication' | 'ShoppingCart' | 'UserCenter'

const ICONS: Readonly<Record<string, string>> = {
  home: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  classes: 'M5 4.5h4.5V9H5zM14.5 4.5H19V9h-4.5zM5 15h4.5v4.5H5zM14.5 15H19v4.5h-4.5z',
  cart: 'M3 4.5h2.5l2.2 10.5h9.8l2-7.5H6.3M9.5 19.5h.1M16.5 19.5h.1',
  me: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0',
  gift: 'M4.5 11h15v9h-15zM3.5 7.5h17V11h-17zM12 7.5V20M12 7.5C9 7.5 7.5 6 7.5 5s2-2 4.5 2.5c2.5-4.5 4.5-3.5 4.5-2.5s-1.5 2.5-4.5 2.5z',
  star: 'M12 4l2.4 5 5.6.7-4.1 3.8 1.1 5.5L12 16.3 7 19l1.1-5.5L4 9.7 9.6 9z',
  page: 'M6 4h8l4 4v12H6zM14 4v4h4M9 12h6M9 16h6',
  shop: 'M5 10v9.5h14V10M4 10l1.5-5.5h13L20 10a2.67 2.67 0 0 1-5.33 0 2.67 2.67 0 0 1-5.34 0A2.67 2.67 0 0 1 4 10zM10 19.5V15h4v4.5',
}

/** Default tabs of the shell. */
const TABS: Readonly<Record<Name, { readonly label: Label; readonly icon: string }>> = {
  'tab-home': { label: { zh: '首页', en: 'Home' }, icon: 'home' },
  ClassiFication: { label: { zh: '分类', en: 'Categories' }, icon: 'classes' },
  ShoppingCart: { label: { zh: '购物车', en: 'Cart' }, icon: 'cart' },
  UserCenter: { label: { zh: '我的', en: 'Account' }, icon: 'me' },
}

const LINK = { zh: '链接', en: 'Link' }

/** The path of a tab. */
export function tabPath(name: string): string {
  return `${SHOP_BASE}/home/${name}`
}

/** Resolves the configured tabs in order, or the default tabs without any. Unresolvable links are omitted. */
export function tabItems(
  bar: SiteChrome['tabBar'] | undefined,
  { locale, origin }: { readonly locale: Locale; readonly origin: string },
): TabItem[] {
  const chosen = (bar?.items ?? []).flatMap((item): TabItem[] => {
    const tab = item.target === 'link' ? undefined : TABS[item.target]
    const href = item.target === 'link' ? hrefOf(item.link, origin) : tabPath(item.target)
    if (href === undefined) return []
    const own = (locale === 'en-US' && item.labelEn) || item.label
    const picture = item.icon === 'own' ? pictureUrl(item.picture.url) : ''
    const icon = item.icon === 'auto' || item.icon === 'own' ? (tab?.icon ?? 'star') : item.icon
    return [
      {
        name: item.target === 'link' ? '' : item.target,
        href,
        label: own || translate(locale, tab?.label ?? LINK),
        icon: picture === '' ? (ICONS[icon] ?? '') : '',
        picture,
      },
    ]
  })
  if (chosen.length > 0) return chosen
  return Object.entries(TABS).map(([name, { label, icon }]) => ({
    name,
    href: tabPath(name),
    label: translate(locale, label),
    icon: ICONS[icon] ?? '',
    picture: '',
  }))
}
