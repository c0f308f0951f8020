import { LINKED_BLOCK } from '@mallwright/contract/document'
import type { ReactNode } from 'react'

import { LinkInspector } from '../features/blocks/ui/link-inspector.tsx'
import { InspectorPanel } from '../features/inspector/ui/inspector-panel.tsx'
import { LayersPanel } from '../features/layers/ui/layers-panel.tsx'
import { LockedFields, LockHolderAvatar } from '../features/presence/ui/locked-fields.tsx'
import { TourOffer } from '../features/tour/ui/tour-offer.tsx'
import { VisibilityFields } from '../features/visibility/ui/visibility-fields.tsx'

const SECTIONS = { [LINKED_BLOCK]: LinkInspector }

/** The inspector with link details, locks of other editors, visibility fields and the offer of the tour. */
export function InspectorSide(): ReactNode {
  return <InspectorPanel offer={<TourOffer />} sections={SECTIONS} Guard={LockedFields} Advanced={VisibilityFields} />
}

/** The layer tree with avatars of other editors. */
export function LayersSide(): ReactNode {
  return <LayersPanel Badge={LockHolderAvatar} />
}
