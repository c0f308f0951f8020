import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import { useRef } from 'react'
import type { ReactNode } from 'react'

import { textColourStyle, surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerStyle, marginStyle, units, textUnits } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import { PLACEHOLDER_ITEMS } from '../list-layout/list-fields.ts'
import { useScrollSnap } from '../scroll-snap/use-scroll-snap.ts'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import { iconOf, linkOf, loadIcons } from './navigation-icons.ts'
import type { NavigationIcons } from './navigation-icons.ts'
import { EMPTY_HEIGHT, navigationHeight, pagesOf, rowHeight } from './navigation-layout.ts'
import type { NavigationProps } from './navigation.ts'
import './navigation.css'

const EMPTY_HINT = { zh: '请添加导航项', en: 'Add entries' }
const PAGES = { zh: '导航，可左右滑动', en: 'Navigation, scrolls sideways' }

type NavigationView = ViewProps<NavigationProps, NavigationIcons>
type Item = NavigationProps['items'][number]

function Entry({
  view,
  item,
  isEager,
}: {
  readonly view: NavigationView
  readonly item: Item
  readonly isEager: boolean
}) {
  const { props, data, mode, origin, onAction } = view
  const picture = iconOf(item, data.state === 'ready' ? data.value : undefined)
  return (
    <LinkArea
      className="mw-navigation-entry"
      link={linkOf(item)}
      mode={mode}
      origin={origin}
      onAction={onAction}
      isPreviewOnly
    >
      <span className={`mw-navigation-icon is-${props.shape}`} style={{ width: units(props.iconSize) }}>
        {pictureUrl(picture.url) === '' ? (
          <span className="mw-navigation-letter" aria-hidden="true">
            {Array.from(item.text)[0]}
          </span>
        ) : (
          <PictureBox picture={picture} alt="" sizes="(min-width: 480px) 96px, 20vw" isEager={isEager} />
        )}
      </span>
      <span className="mw-navigation-text">{item.text}</span>
    </LinkArea>
  )
}

/** Placeholder entries of a navigation without any, in edit mode. */
function Placeholder({ props, hint }: { readonly props: NavigationProps; readonly hint: string }) {
  return (
    <div className="mw-navigation-placeholder" style={{ minHeight: units(EMPTY_HEIGHT) }}>
      <ul className={`mw-navigation-page has-${props.columns}`} style={{ gridAutoRows: units(rowHeight(props)) }}>
        {Array.from({ length: PLACEHOLDER_ITEMS }, (_, index) => (
          <li key={index} className="mw-navigation-entry" aria-hidden="true">
            <span className={`mw-navigation-icon is-${props.shape}`} style={{ width: units(props.iconSize) }}>
              <span className="mw-navigation-letter" />
            </span>
            <span className="mw-navigation-bar" />
          </li>
        ))}
      </ul>
      <p className="mw-navigation-hint">{hint}</p>
    </div>
  )
}

function Navigation(view: NavigationView): ReactNode {
  const { props, mode, locale, isFirst } = view
  const track = useRef<HTMLDivElement>(null)
  const pages = pagesOf(props)
  const current = useScrollSnap({ track, pages: pages.length, intervalMs: 0 })
  if (pages.length === 0 && mode === 'view') return null
  const isScrolling = pages.length > 1
  return (
    <div className="mw-navigation" style={marginStyle(props)}>
      <div
        className="mw-navigation-face"
        style={{
          fontSize: textUnits(props.fontSize),
          ...surfaceStyle(props.background),
          ...textColourStyle(props.colour),
          ...cornerStyle(props.corners),
        }}
      >
        {pages.length === 0 && <Placeholder props={props} hint={translate(locale, EMPTY_HINT)} />}
        <div
          ref={track}
          className="mw-navigation-track"
          // A scroller must be reachable by keyboard, even before any script runs.
          {...(isScrolling &&
            mode === 'view' && { tabIndex: 0, role: 'group', 'aria-label': translate(locale, PAGES) })}
        >
          {pages.map((items, page) => (
            <ul
              key={page}
              className={`mw-navigation-page has-${props.columns}`}
              style={{ gridAutoRows: units(rowHeight(props)) }}
            >
              {items.map((item, index) => (
                <li key={index}>
                  <Entry view={view} item={item} isEager={isFirst && page === 0} />
                </li>
              ))}
            </ul>
          ))}
        </div>
        {isScrolling && (
          <div className="mw-navigation-dots" aria-hidden="true">
            {pages.map((_, page) => (
              <span key={page} className={page === current ? 'is-on' : undefined} />
            ))}
          </div>
        )}
      </div>
    </div>
  )
}

/** Renders a navigation. Pages scroll natively; only the page indicator needs the script. */
export const navigationView: ModuleView<NavigationProps, NavigationIcons> = {
  View: Navigation,
  load: loadIcons,
  heightOf: navigationHeight,
}
