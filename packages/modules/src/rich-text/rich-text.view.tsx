import { hasContent } from '@mallwright/contract/rich-text'
import { translate } from '@mallwright/contract/values'
import type { Link } from '@mallwright/contract/link'
import type { RichElement } from '@mallwright/contract/rich-text'
import type { Locale } from '@mallwright/contract/values'
import type { CSSProperties, ReactNode } from 'react'

import { cornerStyle, fontStyle, marginStyle, units } from '../appearance/css-values.ts'
import { surfaceStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import { RichNodes } from '../appearance/rich-nodes.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import type { RichTextProps } from './rich-text.ts'
import './rich-text.css'

const EMPTY_HINT = { zh: '请输入正文', en: 'Write the article' }
const TABLE = { zh: '表格，可左右滑动', en: 'Table, scrolls sideways' }

const PLAIN = { isBold: false, isItalic: false, isUnderline: false }

/** Renders an article; nothing for buyers when empty. */
export const richTextView: ModuleView<RichTextProps> = {
  View: (view) => {
    const { props, mode, locale } = view
    const isEmpty = !hasContent(props.content)
    if (isEmpty && mode === 'view') return null
    return (
      <div className="mw-rich" style={marginStyle(props)}>
        <div className={`mw-rich-text${hasOwnBackground(props) ? ' has-background' : ''}`} style={styleOf(props)}>
          {isEmpty ? (
            <p className="mw-rich-hint">{translate(locale, EMPTY_HINT)}</p>
          ) : (
            <RichNodes
              nodes={props.content}
              draw={(element, children, key) => drawElement({ view, element, children, key })}
            />
          )}
        </div>
      </div>
    )
  },
}

/** Custom colours disable the theme's: those may lack contrast beside them. */
function hasOwnBackground({ background, colour }: RichTextProps): boolean {
  return background !== '' || colour !== ''
}

function styleOf(props: RichTextProps): CSSProperties {
  return {
    ...surfaceStyle(props.background),
    ...fontStyle({ ...props, ...PLAIN }),
    padding: `${units(props.paddingY)} ${units(props.paddingX)}`,
    ...cornerStyle(props.corners),
  }
}

function drawElement(input: {
  readonly view: ViewProps<RichTextProps>
  readonly element: RichElement
  readonly children: readonly ReactNode[]
  readonly key: number
}): ReactNode | undefined {
  const { view, element, children, key } = input
  if (element.tag === 'img') return <RichPicture key={key} element={element} />
  if (element.tag === 'table') {
    return (
      <ScrollBox key={key} locale={view.locale} isStill={view.mode === 'edit'}>
        <table>{children}</table>
      </ScrollBox>
    )
  }
  if (element.tag !== 'a') return undefined
  const { mode, origin, onAction } = view
  return (
    <LinkArea key={key} className="mw-rich-link" link={linkOf(element)} {...{ mode, origin, onAction }}>
      {children}
    </LinkArea>
  )
}

/** URLs of a validated tree are http(s) or a path of the own host. */
function linkOf({ href = '' }: RichElement): Link {
  return href.startsWith('/') ? { kind: 'path', path: href } : { kind: 'url', url: href }
}

/** Picture of at most the text's width. Its own size reserves the space; without one it uses a landscape ratio. */
function RichPicture({ element }: { readonly element: RichElement }): ReactNode {
  const { src = '', alt = '', width = 0, height = 0 } = element
  const hasSize = width > 0 && height > 0
  return (
    <PictureBox
      className={`mw-rich-picture${hasSize ? '' : ' is-unsized'}`}
      style={hasSize ? { aspectRatio: `${width} / ${height}`, width: units(width) } : {}}
      picture={{ url: src, width, height }}
      alt={alt}
      sizes="(min-width: 480px) 480px, 100vw"
      isEager={false}
    />
  )
}

/** Horizontal scroll box of a wide table, by touch and keyboard; the page itself never scrolls sideways. */
function ScrollBox(props: {
  readonly locale: Locale
  readonly isStill: boolean
  readonly children: ReactNode
}): ReactNode {
  return (
    <div
      className="mw-rich-scroll"
      role="group"
      aria-label={translate(props.locale, TABLE)}
      tabIndex={props.isStill ? undefined : 0}
    >
      {props.children}
    </div>
  )
}
