import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { cornerStyle, marginStyle, shadowStyle, units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PAGE_WIDTH } from '../appearance/page-width.ts'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleView } from '../kit/module-view.ts'
import { HotZones } from './hot-zones.view.tsx'
import type { ImageProps } from './image.ts'
import { LongPicture, longPictureStripes } from './long-picture.tsx'
import './image.css'

const EMPTY_HINT = { zh: '请选择图片', en: 'Choose a picture' }

function heightOf({ picture, height, marginX, marginY, shadow }: ImageProps): number | undefined {
  if (shadow.isShown || picture.width === 0 || picture.height === 0 || pictureUrl(picture.url) === '') return undefined
  const own = height > 0 ? height : ((PAGE_WIDTH - 2 * marginX) * picture.height) / picture.width
  return own + 2 * marginY
}

/** Renders an image; nothing for buyers without a picture. */
export const imageView: ModuleView<ImageProps> = {
  heightOf,
  View: (view) => {
    const { props, mode, origin, locale, isFirst, onAction } = view
    const { picture, height } = props
    const isEmpty = pictureUrl(picture.url) === ''
    if (isEmpty && mode === 'view') return null
    const ratio = picture.width > 0 && picture.height > 0 ? `${picture.width} / ${picture.height}` : '16 / 9'
    return (
      <div className="mw-image" style={marginStyle(props)}>
        <LinkArea
          className={`mw-image-box${props.isZoomed ? ' is-zoomed' : ''} is-${props.animation}`}
          link={props.link}
          label={props.alt}
          mode={mode}
          origin={origin}
          onAction={onAction}
          style={{
            ...(height > 0 ? { height: units(height) } : { aspectRatio: ratio }),
            ...cornerStyle(props.corners),
            ...shadowStyle(props.shadow),
          }}
        >
          {isEmpty ? (
            <span className="mw-image-hint">{translate(locale, EMPTY_HINT)}</span>
          ) : (
            <DrawnPicture props={props} isEager={isFirst} />
          )}
          {props.mask.isShown && <span className="mw-image-mask" style={{ background: props.mask.colour }} />}
        </LinkArea>
        {!isEmpty && <HotZones {...view} />}
      </div>
    )
  },
}

function DrawnPicture({ props, isEager }: { readonly props: ImageProps; readonly isEager: boolean }): ReactNode {
  const { picture, alt, fit } = props
  const stripes = longPictureStripes(props)
  const whole = (
    <PictureBox
      picture={picture}
      alt={alt}
      sizes="(min-width: 480px) 480px, 100vw"
      isEager={isEager}
      style={{ objectFit: fit }}
    />
  )
  if (stripes.length === 0) return whole
  // Keyed by URL: a new picture resets the failure state.
  return <LongPicture key={picture.url} {...{ picture, stripes, alt, fit, isEager, whole }} />
}
