import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useMapProvider, useWidgetSheet } from '@mallwright/shop-core/widgets/widget-host'
import type { Coordinate, MapAddress } from '@mallwright/shop-core/widgets/widget-host'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { DemoSetting } from '../demo-setting.tsx'

/** Loaded with its first opening. */
const MapPicker = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/map-picker')).MapPicker }))

const LABELS = {
  title: { zh: '地图选点', en: 'Map picker' },
  hint: {
    zh: '演示地图有杭州、上海、北京三座城市，地点均为虚构。',
    en: 'The demo map has three cities; its places are invented.',
  },
  city: { zh: '城市', en: 'City' },
  all: { zh: '全国', en: 'All' },
  limit: { zh: '范围限制', en: 'Limit' },
  none: { zh: '无', en: 'None' },
  open: { zh: '打开地图', en: 'Open the map' },
}

const CITIES = [
  { id: '杭州市', label: { zh: '杭州', en: 'Hangzhou' } },
  { id: '上海市', label: { zh: '上海', en: 'Shanghai' } },
  { id: '北京市', label: { zh: '北京', en: 'Beijing' } },
]
const RADII = ['100', '1000']

/** The middle of the limits. */
const HOME: Coordinate = { lng: 120.13, lat: 30.259 }

/** Chooses a place by the settings. */
export function MapPickerDemo(): ReactNode {
  const translate = useText()
  const provider = useMapProvider()
  const sheet = useWidgetSheet('map')
  const [city, setCity] = useState('')
  const [radius, setRadius] = useState('')
  const [chosen, setChosen] = useState<MapAddress>()
  const cities = [
    { id: '', name: translate(LABELS.all) },
    ...CITIES.map(({ id, label }) => ({ id, name: translate(label) })),
  ]
  const radii = [{ id: '', name: translate(LABELS.none) }, ...RADII.map((id) => ({ id, name: id }))]
  const limit = radius === '' ? undefined : { centre: HOME, radius: Number(radius) }
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <p>{translate(LABELS.hint)}</p>
      <DemoSetting label={translate(LABELS.city)} choices={cities} chosen={city} onChoose={setCity} />
      <DemoSetting label={translate(LABELS.limit)} choices={radii} chosen={radius} onChoose={setRadius} />
      <div className="shop-demo-buttons">
        <Button isDisabled={!provider} onClick={sheet.open}>
          {translate(LABELS.open)}
        </Button>
      </div>
      <p role="status">{chosen?.address}</p>
      {sheet.isOpen && provider && (
        <Suspense>
          <MapPicker
            {...{ provider, limit }}
            city={city === '' ? undefined : city}
            chosen={chosen?.coordinate ?? limit?.centre}
            onClose={sheet.close}
            onConfirm={(address) => {
              setChosen(address)
              sheet.close()
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
