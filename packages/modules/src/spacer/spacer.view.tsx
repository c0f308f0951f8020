import { units } from '../appearance/css-values.ts'
import type { ModuleView } from '../kit/module-view.ts'
import type { SpacerProps } from './spacer.ts'
import './spacer.css'

/** Renders a spacer, without decoration even in edit mode. */
export const spacerView: ModuleView<SpacerProps> = {
  heightOf: ({ height }) => height,
  View: ({ props: { height, background } }) => (
    <div className="mw-spacer" style={{ height: units(height), ...(background && { background }) }} />
  ),
}
