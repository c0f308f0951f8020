import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import { RESTORED_WORK_TEXTS } from '../model/restored-work.texts.ts'

/** Asks about unsaved work when another account has signed in. Nothing is sent before the answer. */
export function OtherAccountDialog(props: {
  readonly name: string
  readonly onSave: () => void
  readonly onLeave: () => void
}): ReactNode {
  const { name, onSave, onLeave } = props
  const text = useText()
  return (
    <Dialog
      title={text(RESTORED_WORK_TEXTS.otherTitle)}
      foot={
        <>
          <button type="button" className="st-button" onClick={onLeave}>
            {text(RESTORED_WORK_TEXTS.leaveThem)}
          </button>
          <button type="button" className="st-button is-primary" onClick={onSave}>
            {text(RESTORED_WORK_TEXTS.saveAsOther, { name })}
          </button>
        </>
      }
    >
      <p>{text(RESTORED_WORK_TEXTS.otherBody, { name })}</p>
      <p className="st-hint">{text(RESTORED_WORK_TEXTS.otherKept)}</p>
    </Dialog>
  )
}
