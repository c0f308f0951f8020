import { say, SHOP_BASE } from '@mallwright/contract'
import type { Label, Locale } from '@mallwright/contract'
import type { MouseEvent, ReactNode } from 'react'

/** One tab of the home shell. */
export interface TabItem {
  /** Last part of the route. Specification 1 §2.1. */
  readonly name: string
  readonly label: Label
  /** Path data of a 24 × 24 line icon. */
  readonly icon: string
}

/** The tabs of the home shell in their order; ShoppingCart joins when the cart exists. */
export const TABS: readonly TabItem[] = [
  {
    name: 'tab-home',
    label: { zh: '首页', en: 'Home' },
    icon: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  },
  {
    name: 'ClassiFication',
    label: { zh: '分类', en: 'Classes' },
    icon: 'M5 4.5h4.5V9H5zM14.5 4.5H19V9h-4.5zM5 15h4.5v4.5H5zM14.5 15H19v4.5h-4.5z',
  },
  {
    name: 'UserCenter',
    label: { zh: '我的', en: 'Me' },
    icon: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5zM4.5 20a7.5 7.5 0 0 1 15 0',
  },
]

/** The path of a tab. */
export function tabPath(name: string): string {
  return `${SHOP_BASE}/home/${name}`
}

/** The bottom bar of the home shell. Plain anchors, so that it works before any script; a plain tap asks `onOpen`. */
export function TabBar(props: {
  readonly active: string
  readonly locale: Locale
  readonly onOpen?: ((path: string) => void) | undefined
}): ReactNode {
  const { active, locale, onOpen } = props
  const open = (event: MouseEvent, path: string) => {
    if (!onOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(path)
  }
  return (
    <nav className="mw-tabs" aria-label={say(locale, { zh: '主导航', en: 'Main' })}>
      {TABS.map(({ name, label, icon }) => (
        <a
          key={name}
          className="mw-tab"
          href={tabPath(name)}
          aria-current={name === active ? 'page' : undefined}
          onClick={(event) => open(event, tabPath(name))}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon} />
          </svg>
          {say(locale, label)}
        </a>
      ))}
    </nav>
  )
}
