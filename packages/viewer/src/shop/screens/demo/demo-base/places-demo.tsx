import { useText } from '@mallwright/shop-core/i18n'
import { AddressInput } from '@mallwright/shop-core/widgets/address-input'
import { AreaInput } from '@mallwright/shop-core/widgets/area-input'
import { useState } from 'react'
import type { ReactNode } from 'react'

const LABELS = {
  title: { zh: '地区与地址', en: 'Areas and addresses' },
  area: { zh: '地区', en: 'Area' },
  address: { zh: '地址', en: 'Address' },
  locked: { zh: '只读', en: 'Read-only' },
}

/** An area and an address, empty at first, and a field that cannot be changed. */
export function PlacesDemo(): ReactNode {
  const translate = useText()
  const [area, setArea] = useState('')
  const [address, setAddress] = useState('')
  return (
    <section className="shop-demo-card">
      <h2>{translate(LABELS.title)}</h2>
      <AreaInput label={translate(LABELS.area)} value={area} onChange={setArea} />
      <AddressInput label={translate(LABELS.address)} value={address} onChange={setAddress} />
      <AreaInput label={translate(LABELS.locked)} value="330106" onChange={setArea} isDisabled />
    </section>
  )
}
