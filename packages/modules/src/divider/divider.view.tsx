import { marginStyle, units } from '../appearance/css-values.ts'
import type { ModuleView } from '../kit/module-view.ts'
import type { DividerProps } from './divider.ts'
import './divider.css'

/** Draws a divider. */
export const dividerView: ModuleView<DividerProps> = {
  heightOf: ({ thickness, marginY }) => thickness + 2 * marginY,
  View: ({ props }) => (
    <div className="mw-divider" style={marginStyle(props)}>
      <hr
        className={`mw-divider-line is-${props.align}`}
        style={{
          width: `${props.width}%`,
          borderTopWidth: units(props.thickness),
          borderTopStyle: props.lineStyle,
          ...(props.colour && { borderTopColor: props.colour }),
        }}
      />
    </div>
  ),
}
