import { hrefOf } from '@mallwright/contract/link'
import { translate } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ViewProps } from '../kit/module-view.ts'
import { zoneRect } from './zone-rect.ts'
import type { ImageProps } from './image.ts'

const NAMELESS = { zh: '热区 {n}', en: 'Hot zone {n}' }

/** Hot zones over a picture: links for buyers, named outlines for super users. */
export function HotZones({ props, mode, origin, locale, onAction }: ViewProps<ImageProps>): ReactNode {
  const zones = props.zones
    .map((zone, index) => ({ zone, name: zone.name || translate(locale, NAMELESS, { n: index + 1 }) }))
    .filter(({ zone }) => mode === 'edit' || hrefOf(zone.link, origin) !== undefined)
  if (zones.length === 0 && mode === 'view') return null
  return (
    // The canvas measures it to draw zones, also the first one.
    <ul className="mw-image-zones" style={{ inset: `${units(props.marginY)} ${units(props.marginX)}` }}>
      {zones.map(({ zone, name }, index) => (
        <li key={index} className="mw-image-zone" style={zoneRect(zone)}>
          <LinkArea
            className="mw-image-zone-area"
            link={zone.link}
            label={name}
            mode={mode}
            origin={origin}
            onAction={onAction}
          >
            {mode === 'edit' && <span className="mw-image-zone-name">{name}</span>}
          </LinkArea>
        </li>
      ))}
    </ul>
  )
}
