import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { ReactNode } from 'react'

import { textColourStyle, surfaceStyle } from '../appearance/colour-styles.ts'
import { cornerStyle, marginStyle, textUnits } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ModuleView, ViewProps } from '../kit/module-view.ts'
import type { ServiceStripProps } from './service-strip.ts'
import { STANDARD_SERVICES } from './standard-services.ts'
import './service-strip.css'

type Service = ServiceStripProps['services'][number]

/** Outlines of the icons on a grid of 24. */
const ICONS: Readonly<Record<Exclude<Service['icon'], 'picture'>, string>> = {
  genuine: 'M12 3 5 5.6v5.2c0 4.4 2.9 8 7 9.7 4.1-1.7 7-5.3 7-9.7V5.6ZM8.8 11.8l2.3 2.3 4.2-4.4',
  invoice: 'M6 3.5h12v17l-2.4-1.6-2.4 1.6-2.4-1.6-2.4 1.6L6 18.9ZM9.2 8.4h5.6M9.2 12.2h5.6',
  delivery:
    'M3 6.5h10.5v9.8H3Zm10.5 3.2h4l3.5 3.4v3.2h-7.5ZM7 19.2a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Zm10.2 0a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
  returns: 'M8.5 5 4.5 9l4 4M4.5 9h10a5 5 0 0 1 0 10H8',
  price: 'm7.5 4.5 4.5 6.2 4.5-6.2M12 10.7v9M7.8 12.2h8.4M7.8 15.8h8.4',
  support:
    'M5 13v-1.5a7 7 0 0 1 14 0V13M5 12.6h2.2v5H5.8A1.8 1.8 0 0 1 4 15.8v-1.4A1.8 1.8 0 0 1 5 12.6Zm14 0h-2.2v5h1.4a1.8 1.8 0 0 0 1.8-1.8v-1.4a1.8 1.8 0 0 0-1-1.8ZM17.5 17.6c0 1.9-1.7 2.9-4 2.9',
}

function Icon({
  service,
  colour,
  isEager,
}: {
  readonly service: Service
  readonly colour: string
  readonly isEager: boolean
}) {
  if (service.icon === 'picture')
    return <PictureBox className="mw-service-icon" picture={service.picture} alt="" sizes="48px" isEager={isEager} />
  return (
    <svg className="mw-service-icon" viewBox="0 0 24 24" aria-hidden="true" style={textColourStyle(colour)}>
      <path d={ICONS[service.icon]} />
    </svg>
  )
}

/** The services to show: the standard ones while none are set. */
function shownServices({ services }: ServiceStripProps, locale: Locale): readonly Service[] {
  if (services.length > 0) return services
  return STANDARD_SERVICES.map(({ icon, text }) => ({
    icon,
    text: translate(locale, text),
    picture: { url: '', width: 0, height: 0 },
    link: { kind: 'none' },
  }))
}

function ServiceStrip({ props, mode, locale, origin, isFirst, onAction }: ViewProps<ServiceStripProps>): ReactNode {
  return (
    <div className="mw-service-strip" style={marginStyle(props)}>
      <ul
        className={`mw-service-list is-${props.layout}`}
        style={{
          fontSize: textUnits(props.fontSize),
          ...surfaceStyle(props.background),
          ...textColourStyle(props.colour),
          ...cornerStyle(props.corners),
        }}
      >
        {shownServices(props, locale).map((service, index) => (
          <li key={index}>
            <LinkArea className="mw-service" link={service.link} mode={mode} origin={origin} onAction={onAction}>
              <Icon service={service} colour={props.iconColour} isEager={isFirst} />
              <span>{service.text}</span>
            </LinkArea>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders a service strip. */
export const serviceStripView: ModuleView<ServiceStripProps> = { View: ServiceStrip }
