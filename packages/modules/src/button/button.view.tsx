import { inPlaceField } from '../appearance/in-place-field.ts'
import { cornerStyle, fontStyle, marginStyle, units } from '../appearance/css-values.ts'
import { surfaceStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ModuleView } from '../kit/module-view.ts'
import type { ButtonProps } from './button.ts'
import './button.css'

/** Default label of a button. Specification 3 §5. */
const DEFAULT_BUTTON_TEXT = '按钮'

/** Renders a button. */
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
          // On a custom background, which is the same in both themes, the custom text colour is not adjusted.
          ...(props.colour && { color: props.colour }),
          minHeight: units(props.height),
          ...(props.borderWidth > 0 && {
            border: `${units(props.borderWidth)} solid ${props.borderColour || 'currentColor'}`,
          }),
          ...cornerStyle(props.corners),
        }}
      >
        {/* On the canvas the label is an element of its own for in-place editing; buyers receive plain text, rendered alike. */}
        {mode === 'edit' ? (
          <span {...inPlaceField(mode, 'text')}>{props.text || DEFAULT_BUTTON_TEXT}</span>
        ) : (
          props.text || DEFAULT_BUTTON_TEXT
        )}
      </LinkArea>
    </div>
  ),
}
