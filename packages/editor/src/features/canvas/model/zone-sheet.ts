import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'

import { newZoneRect, zoneUnit } from '../../../gestures/zones/zone-gesture.ts'
import type { ZoneSheet } from '../../../gestures/zones/zone-gesture.ts'
import type { Box } from '../../../geometry/rect.ts'
import type { Studio } from '../../../studio/studio.ts'

/** Name of a module's list whose entries are rects on the canvas; `undefined` when it has none. */
export function zoneFieldOf({ module }: Pick<Node, 'module'>): string | undefined {
  const fields = Object.entries(definitionOf(module)?.fields ?? {})
  return fields.find(([, field]) => field.kind === 'list' && field.areRects)?.[0]
}

/** The rects of a node and the area that they lie over; `undefined` while it is not rendered, as without a picture. */
export function zoneSheetOf({ page, canvas, view }: Studio, nodeId: NodeId): ZoneSheet | undefined {
  const documentNow = () => page.documents.getState().document
  const node = documentNow().nodes[nodeId]
  const field = node && zoneFieldOf(node)
  const element = canvas.areaOf(nodeId)
  const area = element && canvas.boxOfElement(element)
  if (field === undefined || !area || area.width === 0 || area.height === 0) return undefined
  const { device, zoom } = view.getState()
  return { documentNow, nodeId, field, area, px: zoneUnit(device.width * zoom) }
}

/** Rect (percent) of a new entry in the selected node's list of rects: of ordinary size, in view. */
export function newSelectedZone(studio: Studio): Box | undefined {
  const [nodeId] = studio.page.selection.getState().selected
  const sheet = nodeId && zoneSheetOf(studio, nodeId)
  return sheet && newZoneRect(sheet, studio.canvas.viewBox())
}
