import { translate } from '@mallwright/contract/values'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { fontStyle, units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import type { ModuleView } from '../kit/module-view.ts'
import { TEXT_HINT } from './text-hint.ts'
import type { TextProps } from './text.ts'
import './text.css'

/** Renders a text. */
export const textView: ModuleView<TextProps> = {
  View: ({ props, mode, origin, locale, onAction }) => {
    // An empty text with a background is a colour block, without a placeholder.
    const isHint = props.text === '' && props.background === '' && mode === 'edit'
    return (
      <LinkArea
        className="mw-text"
        field="text"
        link={props.link}
        mode={mode}
        origin={origin}
        onAction={onAction}
        style={{
          ...surfaceStyle(props.background),
          ...fontStyle(props),
          padding: `${units(props.paddingY)} ${units(props.paddingX)}`,
        }}
      >
        {isHint ? <span className="mw-text-hint">{translate(locale, TEXT_HINT)}</span> : props.text}
      </LinkArea>
    )
  },
}
