import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import { SIGN_IN_FORM_TEXTS } from '../model/sign-in-form.texts.ts'
import type { ForcedQuestion } from '../model/studio-client.ts'

/** Confirms ending the other session. */
export function ForcedDialog({ question }: { readonly question: ForcedQuestion }): ReactNode {
  const text = useText()
  return (
    <Dialog
      title={text(SIGN_IN_FORM_TEXTS.forcedTitle)}
      onClose={() => question.answer(false)}
      foot={
        <>
          <button type="button" className="st-button" onClick={() => question.answer(false)}>
            {text(SIGN_IN_FORM_TEXTS.cancel)}
          </button>
          <button type="button" className="st-button is-primary" onClick={() => question.answer(true)}>
            {text(SIGN_IN_FORM_TEXTS.forcedYes)}
          </button>
        </>
      }
    >
      <p>{text(SIGN_IN_FORM_TEXTS.forced)}</p>
    </Dialog>
  )
}
