import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import type { CSSProperties, ReactNode } from 'react'

import { surfaceStyle, textColourStyle } from '../appearance/colour-styles.ts'
import { units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import type { FloatingEntryProps } from './floating-entry.ts'
import { useIsScrolled } from './use-is-scrolled.ts'
import './floating-entry.css'

const NAMES = {
  service: { zh: '客服', en: 'Customer service' },
  top: { zh: '回到顶部', en: 'Back to the top' },
  link: { zh: '更多', en: 'More' },
}
const NOTE = { zh: '悬浮入口，不占页面位置', en: 'Floats; takes no space of the page' }

/** Outlines of the icons on a grid of 24. */
const ICONS: Readonly<Record<FloatingEntryProps['purpose'], string>> = {
  service:
    'M5 13v-1.5a7 7 0 0 1 14 0V13M5 12.6h2.2v5H5.8A1.8 1.8 0 0 1 4 15.8v-1.4A1.8 1.8 0 0 1 5 12.6Zm14 0h-2.2v5h1.4a1.8 1.8 0 0 0 1.8-1.8v-1.4a1.8 1.8 0 0 0-1-1.8ZM17.5 17.6c0 1.9-1.7 2.9-4 2.9',
  top: 'M6 4.5h12M12 20V9m-5 4.6L12 8.6l5 5',
  link: 'M12 20.2s-7.5-4.5-7.5-10A4.2 4.2 0 0 1 12 7.6a4.2 4.2 0 0 1 7.5 2.6c0 5.5-7.5 10-7.5 10Z',
}

type View = ViewProps<FloatingEntryProps>

function Content({ props }: Pick<View, 'props'>) {
  const hasPicture = pictureUrl(props.picture.url) !== ''
  return (
    <>
      {hasPicture ? (
        <PictureBox picture={props.picture} alt="" sizes="96px" isEager={false} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={ICONS[props.purpose]} />
        </svg>
      )}
      {props.text !== '' && <span>{props.text}</span>}
    </>
  )
}

function scrollToTop(): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' })
}

function Entry({ props, mode, locale, origin, onAction }: View) {
  const style: CSSProperties = {
    width: units(props.size),
    minHeight: `max(44px, ${units(props.size)})`,
    ...surfaceStyle(props.background),
    ...textColourStyle(props.colour),
  }
  const className = `mw-floating-face${pictureUrl(props.picture.url) === '' ? '' : ' has-picture'}`
  if (props.purpose === 'top' && mode === 'view')
    return (
      <button
        type="button"
        className={className}
        style={style}
        aria-label={translate(locale, NAMES.top)}
        onClick={scrollToTop}
      >
        <Content props={props} />
      </button>
    )
  return (
    <LinkArea
      className={className}
      style={style}
      link={props.purpose === 'top' ? { kind: 'none' } : props.link}
      label={props.text === '' ? translate(locale, NAMES[props.purpose]) : ''}
      mode={mode}
      origin={origin}
      onAction={onAction}
    >
      <Content props={props} />
    </LinkArea>
  )
}

function FloatingEntry(view: View): ReactNode {
  const { props, mode, locale } = view
  const isTop = props.purpose === 'top'
  const isScrolled = useIsScrolled(isTop && mode === 'view')
  if (mode === 'edit')
    return (
      <div className={`mw-floating-row is-${props.side}`}>
        <span>{translate(locale, NOTE)}</span>
        <Entry {...view} />
      </div>
    )
  return (
    <div
      className={`mw-floating is-${props.side}`}
      hidden={isTop && !isScrolled}
      style={{ ['--mw-floating-offset' as string]: units(props.offset) }}
    >
      <Entry {...view} />
    </div>
  )
}

/** Renders a floating entry; on the canvas as a row that can be selected. */
export const floatingEntryView: ModuleView<FloatingEntryProps> = { View: FloatingEntry, isFloating: true }
