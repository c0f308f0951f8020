import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStore } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CredentialForm } from './credential-form.tsx'
import { ForcedQuestionPart } from './sign-in-screen.tsx'
import { SIGN_IN_FORM_TEXTS } from '../model/sign-in-form.texts.ts'
import { SIGN_IN_TEXTS } from '../model/sign-in.texts.ts'
import type { StudioClient } from '../model/studio-client.ts'

/** Sign-in dialog above the open work after the session has ended. */
export function SessionEndedDialog({ client }: { readonly client: StudioClient }): ReactNode {
  const text = useText()
  const isTakenOver = useStore(client.ending, (state) => state.isTakenOver)
  return (
    <Dialog title={text(isTakenOver ? SIGN_IN_FORM_TEXTS.takenOver : SIGN_IN_FORM_TEXTS.again)}>
      <p>{text(SIGN_IN_FORM_TEXTS.kept)}</p>
      <CredentialForm submitText={text(SIGN_IN_TEXTS.submit)} onSubmit={(entry) => client.signIn(entry)} />
      <ForcedQuestionPart client={client} />
    </Dialog>
  )
}
