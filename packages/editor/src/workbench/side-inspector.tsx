import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { ReactNode } from 'react'

import { LinkInspector } from '../blocks/linked/link-inspector.tsx'
import { InspectorPanel } from '../inspector/inspector-panel.tsx'
import { TourOffer } from '../tour/tour-offer.tsx'

const OWN_PARTS = { [LINKED_BLOCK]: LinkInspector }

/** The inspector; while nothing is selected it offers the tour. */
export function SideInspector(): ReactNode {
  return <InspectorPanel offer={<TourOffer />} ownParts={OWN_PARTS} />
}
