import { inPlaceField } from '../appearance/in-place-field.ts'
import { cornerStyle, fontStyle, marginStyle, units } from '../appearance/css-values.ts'
import { surfaceStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ModuleView } from '../kit/module-view.ts'
import type { ButtonProps } from './button.ts'
import './button.css'

/** The label of a button without text. Specification 3 §5. */
const DEFAULT_BUTTON_TEXT = '按钮'

/** Draws a button. */
export const buttonView: ModuleView<ButtonProps> = {
  heightOf: ({ height, marginY }) => height + 2 * marginY,
  View: ({ props, mode, origin, onAction }) => (
    <div className={`mw-button${props.isFullWidth ? ' is-full' : ''}`} style={marginStyle(props)}>
      <LinkArea
        className="mw-button-face"
        link={props.link}
        mode={mode}
        origin={origin}
        onAction={onAction}
        style={{
          ...fontStyle(props),
          ...surfaceStyle(props.background),
          // On its own face, which is the same in both themes, the chosen colour stays as it is.
          ...(props.colour && { color: props.colour }),
          minHeight: units(props.height),
          ...(props.borderWidth > 0 && {
            border: `${units(props.borderWidth)} solid ${props.borderColour || 'currentColor'}`,
          }),
          ...cornerStyle(props.corners),
        }}
      >
        {/* A box of its own on the canvas, where it is written in; for buyers the bare words, which look the same. */}
        {mode === 'edit' ? (
          <span {...inPlaceField(mode, 'text')}>{props.text || DEFAULT_BUTTON_TEXT}</span>
        ) : (
          props.text || DEFAULT_BUTTON_TEXT
        )}
      </LinkArea>
    </div>
  ),
}
