import { MapPick } from '@mallwright/shop-core/widgets/map-pick'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'

/** Fills area and street in from a place on the map; loads after the form, which works without it. */
export function AddressMapPick(props: {
  readonly onPick: (parts: { readonly areaCode: string; readonly detail: string }) => void
}) {
  return (
    <ShopWidgetHost>
      <MapPick
        onPick={({ addressComponent: { adcode, street } }) => props.onPick({ areaCode: adcode, detail: street })}
      />
    </ShopWidgetHost>
  )
}
