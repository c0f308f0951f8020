import type { Label } from '@mallwright/contract/values'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { useMapProvider, useWidgetSheet } from '../widget-host/widget-host.ts'
import type { MapAddress } from '../widget-host/widget-host.ts'
import './address-input.css'

const LABEL: Label = { zh: '地图选点', en: 'Choose on the map' }

/** Loads with its first use. */
const MapPicker = lazy(async () => ({ default: (await import('../map-picker/map-picker.tsx')).MapPicker }))

/** Takes an address from a map; nothing where the mall has none. */
export function MapPick({ onPick }: { readonly onPick: (address: MapAddress) => void }): ReactNode {
  const translate = useText()
  const provider = useMapProvider()
  const sheet = useWidgetSheet('map')
  if (!provider) return null
  return (
    <div className="wg-address-map">
      <Button kind="quiet" isWide onClick={sheet.open}>
        {translate(LABEL)}
      </Button>
      {sheet.isOpen && (
        <Suspense>
          <MapPicker
            provider={provider}
            onClose={sheet.close}
            onConfirm={(address) => {
              onPick(address)
              sheet.close()
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
