import type { RichText } from '@mallwright/contract/rich-text'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy } from 'react'
import type { ReactNode } from 'react'

import { LazyPart } from '../ui/lazy-part.tsx'
import type { ControlProps } from './control-props.ts'
import { INSPECTOR_TEXTS } from './inspector.texts.ts'

const RichEditor = lazy(async () => ({ default: (await import('../rich-editor/rich-editor.tsx')).RichEditor }))

/** Formatted text; its editor is loaded when the first one is opened. */
export function RichControl({ id, name, value, onChange }: ControlProps<'rich', RichText>): ReactNode {
  const text = useText()
  return (
    <div className="st-rich-wait">
      <LazyPart
        broken={
          <p className="st-error" role="alert">
            {text(INSPECTOR_TEXTS.editorBroken)}
          </p>
        }
      >
        <RichEditor id={id} name={name} value={value} onChange={onChange} />
      </LazyPart>
    </div>
  )
}
