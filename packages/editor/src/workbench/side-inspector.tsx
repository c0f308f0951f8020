import type { ReactNode } from 'react'

import { InspectorPanel } from '../inspector/inspector-panel.tsx'
import { TourOffer } from '../tour/tour-offer.tsx'

/** The inspector; while nothing is selected it offers the tour. */
export function SideInspector(): ReactNode {
  return <InspectorPanel offer={<TourOffer />} />
}
