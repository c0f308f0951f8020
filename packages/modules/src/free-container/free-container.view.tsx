import { pictureUrl } from '@mallwright/contract/media'
import { translate } from '@mallwright/contract/values'
import { Children } from 'react'

import { ON_PICTURE_STYLE, surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerStyle } from '../appearance/css-values.ts'
import { PAGE_WIDTH } from '../appearance/page-width.ts'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleView } from '../kit/module-view.ts'
import { CONTAINER_WIDTH, containerUnits } from './container-units.ts'
import type { FreeContainerProps } from './free-container.ts'
import './free-container.css'

const EMPTY_HINT = { zh: '拖入文本、图片或按钮', en: 'Drop text, images or buttons here' }

/** Draws the box and its items; hosts wrap each item in `.mw-item` with `rectStyle`. */
export const freeContainerView: ModuleView<FreeContainerProps> = {
  heightOf: ({ height }) => (height * PAGE_WIDTH) / CONTAINER_WIDTH,
  View: ({ props, mode, locale, isFirst, children }) => (
    <div
      className="mw-free"
      style={{
        height: containerUnits(props.height),
        ...surfaceStyle(props.background),
        ...(pictureUrl(props.picture.url) !== '' && ON_PICTURE_STYLE),
        ...cornerStyle(props.corners),
      }}
    >
      {pictureUrl(props.picture.url) !== '' && (
        <PictureBox
          className="mw-free-picture"
          picture={props.picture}
          alt=""
          sizes="(min-width: 480px) 480px, 100vw"
          isEager={isFirst}
        />
      )}
      {children}
      {mode === 'edit' && Children.count(children) === 0 && (
        <span className="mw-free-hint">{translate(locale, EMPTY_HINT)}</span>
      )}
    </div>
  ),
}
