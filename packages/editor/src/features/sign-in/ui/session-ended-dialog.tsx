import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStore } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { CredentialForm } from './credential-form.tsx'
import { ForcedQuestionPart } from './forced-question.tsx'
import { SIGN_IN_FORM_TEXTS } from '../model/sign-in-form.texts.ts'
import { SIGN_IN_TEXTS } from '../model/sign-in.texts.ts'
import type { EndCause, StudioClient } from '../model/studio-client.ts'

/** Sign-in dialog above the open work after the session has ended. */
export function SessionEndedDialog({ client }: { readonly client: StudioClient }): ReactNode {
  const text = useText()
  const cause = useStore(client.ending, (state) => state.cause)
  return (
    <Dialog title={titleOf(cause, text)}>
      <p>{text(SIGN_IN_FORM_TEXTS.kept)}</p>
      <CredentialForm submitText={text(SIGN_IN_TEXTS.submit)} onSubmit={(entry) => client.signIn(entry)} />
      <ForcedQuestionPart client={client} />
    </Dialog>
  )
}

function titleOf(cause: EndCause | undefined, text: ReturnType<typeof useText>): string {
  if (!cause) return text(SIGN_IN_FORM_TEXTS.again)
  if ('refused' in cause) return text(SIGN_IN_FORM_TEXTS.refused, { reason: cause.refused })
  return text('removed' in cause ? SIGN_IN_FORM_TEXTS.removed : SIGN_IN_FORM_TEXTS.takenOver)
}
