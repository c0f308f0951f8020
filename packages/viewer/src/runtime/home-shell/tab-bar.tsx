import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { Anchor, isPlainClick } from '@mallwright/modules/views'
import type { SiteChrome } from '@mallwright/modules/views'
import type { MouseEvent, ReactNode } from 'react'

import { tabItems } from './tab-items.ts'
import './home-shell.css'

const MAIN = { zh: '主导航', en: 'Main' }

/** Bottom navigation of the home shell. Plain anchors work before hydration; a plain click calls `onOpen`. */
export function TabBar(props: {
  readonly active: string
  readonly bar: SiteChrome['tabBar'] | undefined
  readonly locale: Locale
  readonly origin: string
  readonly onOpen?: ((path: string) => void) | undefined
  /** Numbers on tabs by name, such as the lines in the cart; 0 shows none. */
  readonly badges?: Readonly<Record<string, number>> | undefined
}): ReactNode {
  const { active, bar, locale, origin, onOpen, badges } = props
  const open = (event: MouseEvent, path: string) => {
    if (!onOpen || !isPlainClick(event)) return
    event.preventDefault()
    onOpen(path)
  }
  return (
    <nav
      className="mw-tabs"
      aria-label={translate(locale, MAIN)}
      style={bar?.background ? { background: bar.background } : undefined}
    >
      {tabItems(bar, { locale, origin }).map(({ name, href, label, icon, picture }, index) => (
        <Anchor
          key={index}
          className="mw-tab"
          href={href}
          aria-current={name === active ? 'page' : undefined}
          onClick={(event) => name !== '' && open(event, href)}
        >
          {picture === '' ? (
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon} />
            </svg>
          ) : (
            <img src={picture} alt="" width={24} height={24} />
          )}
          {label}
          {!!badges?.[name] && <b className="mw-tab-badge">{badges[name] > 99 ? '99+' : badges[name]}</b>}
        </Anchor>
      ))}
    </nav>
  )
}
