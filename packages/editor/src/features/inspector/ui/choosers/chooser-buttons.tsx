import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { INSPECTOR_TEXTS } from '../../model/inspector.texts.ts'

/** Cancel and confirm buttons of a chooser's dialog. */
export function ChooserButtons(props: { readonly onConfirm: () => void; readonly onCancel: () => void }): ReactNode {
  const text = useText()
  return (
    <>
      <button type="button" className="st-button" onClick={props.onCancel}>
        {text(INSPECTOR_TEXTS.cancel)}
      </button>
      <button type="button" className="st-button is-primary" onClick={props.onConfirm}>
        {text(INSPECTOR_TEXTS.confirm)}
      </button>
    </>
  )
}
