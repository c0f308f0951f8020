import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import { useLayoutEffect, useRef } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'

import { ON_PICTURE_STYLE, surfaceStyle, textColourStyle } from '../appearance/colour-styles.ts'
import { cornerStyle, units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleAction, ModuleView, ViewProps } from '../kit/module-view.ts'
import type { PopUpProps } from './pop-up.ts'
import { usePopUp } from './use-pop-up.ts'
import './pop-up.css'

const NAME = { zh: '弹窗', en: 'Pop-up' }
const CLOSE = { zh: '关闭', en: 'Close' }
const TEXT = { zh: '弹窗内容', en: 'Text of the pop-up' }
const EMPTY = { zh: '请添加图片', en: 'Add a picture' }
const NOTES = {
  day: { zh: '弹窗，每天一次，不占页面位置', en: 'Pop-up, once a day; takes no space of the page' },
  visit: { zh: '弹窗，每次访问，不占页面位置', en: 'Pop-up, every visit; takes no space of the page' },
  person: { zh: '弹窗，每人一次，不占页面位置', en: 'Pop-up, once; takes no space of the page' },
}

type View = ViewProps<PopUpProps>

/** Whether there is anything to show. */
function isFilled({ content, picture, title, text }: PopUpProps): boolean {
  return content === 'picture' ? pictureUrl(picture.url) !== '' : (title + text).trim() !== ''
}

function Card({ view, onAction }: { readonly view: View; readonly onAction: (action: ModuleAction) => void }) {
  const { props, mode, locale, origin } = view
  const link = { link: props.link, mode, origin, onAction }
  if (props.content === 'picture')
    return (
      <LinkArea {...link} className="mw-pop-up-picture" style={cornerStyle(props.corners)} label={props.alt}>
        {isFilled(props) ? (
          <PictureBox picture={props.picture} alt={props.alt} sizes="343px" isEager={false} />
        ) : (
          <span className="mw-pop-up-empty">{translate(locale, EMPTY)}</span>
        )}
      </LinkArea>
    )
  return (
    <div
      className="mw-pop-up-card"
      style={{ ...surfaceStyle(props.background), ...textColourStyle(props.colour), ...cornerStyle(props.corners) }}
    >
      {props.title !== '' && <p className="mw-pop-up-title">{props.title}</p>}
      {props.text !== '' && <CardText text={props.text} label={translate(locale, TEXT)} />}
      {props.buttonText !== '' && (
        <LinkArea {...link} className="mw-pop-up-button" style={surfaceStyle(props.buttonColour)}>
          {props.buttonText}
        </LinkArea>
      )}
    </div>
  )
}

/** Length (characters) and lines from which a text may be higher than its room. */
const [LONG_TEXT, MANY_LINES] = [120, 6]

/** A long text is scrolled by keys, too. */
function CardText({ text, label }: { readonly text: string; readonly label: string }) {
  if (text.length < LONG_TEXT && text.split('\n').length < MANY_LINES) return <p className="mw-pop-up-text">{text}</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys
    <div className="mw-pop-up-text" role="region" aria-label={label} tabIndex={0}>
      {text}
    </div>
  )
}

function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal?.()
    // Not its first link, which would wear a focus ring.
    element?.focus()
    return () => element?.close?.()
  }, [])
  return dialog
}

function Dialog({ view, close }: { readonly view: View; readonly close: (then?: () => void) => void }) {
  const { props, locale, onAction } = view
  const dialog = useModal()
  const closeByMask = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) close()
  }
  return (
    // The keyboard closes it by Escape; a click on the dialog itself is one on its mask.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className="mw-pop-up"
      tabIndex={-1}
      aria-label={props.title || props.alt || translate(locale, NAME)}
      onClick={closeByMask}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <div className="mw-pop-up-box" style={{ width: units(props.width) }}>
        <Card view={view} onAction={(action) => close(() => onAction(action))} />
        <button type="button" className="mw-pop-up-close" aria-label={translate(locale, CLOSE)} onClick={() => close()}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m7 7 10 10M17 7 7 17" />
          </svg>
        </button>
      </div>
    </dialog>
  )
}

function ShownPopUp(view: View): ReactNode {
  const { nodeId, props } = view
  const anchor = useRef<HTMLSpanElement>(null)
  const { isOpen, close } = usePopUp(anchor, { ...props, id: nodeId })
  return <span ref={anchor}>{isOpen && <Dialog view={view} close={close} />}</span>
}

/** Renders a pop-up; on the canvas as a row with its card, which can be selected. */
export const popUpView: ModuleView<PopUpProps> = {
  isFloating: true,
  View: (view) => {
    const { props, mode, locale, onAction } = view
    if (mode === 'view') return isFilled(props) && <ShownPopUp {...view} />
    return (
      <div className="mw-pop-up-row" style={ON_PICTURE_STYLE}>
        <span>{translate(locale, NOTES[props.frequency])}</span>
        <div className="mw-pop-up-box" style={{ width: units(props.width) }}>
          <Card view={view} onAction={onAction} />
        </div>
      </div>
    )
  },
}
