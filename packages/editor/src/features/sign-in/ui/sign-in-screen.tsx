import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { LazyBoundary, lazyComponent } from '../../../ui/lazy.tsx'
import type { Credentials } from '../model/check-credentials.ts'
import { SIGN_IN_FAILURES } from '../model/sign-in-failures.texts.ts'
import { SIGN_IN_TEXTS, SIGN_IN_TITLES } from '../model/sign-in.texts.ts'
import type { StudioClient } from '../model/studio-client.ts'
import { ForcedQuestionPart } from './forced-question.tsx'
import { GatePage } from './gate-page.tsx'

const CredentialForm = lazyComponent(async () => (await import('./credential-form.tsx')).CredentialForm)
const SignInExtras = lazyComponent(async () => (await import('./sign-in-extras.tsx')).SignInExtras)

/** Sign-in page; with a setup ticket it creates the first super user. */
export function SignInScreen(props: {
  readonly client: StudioClient
  readonly setupTicket: string
  /** What one signs in to: the studio by default. */
  readonly place?: 'studio' | 'desk'
}): ReactNode {
  const { client, setupTicket, place = 'studio' } = props
  const text = useText()
  const isSetup = setupTicket !== ''
  const create = (entry: Credentials) =>
    import('../model/create-first.ts').then(
      ({ createFirst }) => createFirst(client, setupTicket, entry),
      () => ({ field: 'form', label: SIGN_IN_FAILURES.network }) as const,
    )
  return (
    <GatePage
      title={isSetup ? SIGN_IN_TEXTS.setup : SIGN_IN_TITLES[place].title}
      hint={text(isSetup ? SIGN_IN_TEXTS.setupHint : SIGN_IN_TITLES[place].hint)}
      isSignIn={!isSetup}
    >
      <LazyBoundary broken={<p className="st-error">{text(SIGN_IN_FAILURES.network)}</p>}>
        <CredentialForm
          submitText={text(isSetup ? SIGN_IN_TEXTS.create : SIGN_IN_TEXTS.submit)}
          isNew={isSetup}
          onSubmit={(entry) => (isSetup ? create(entry) : client.signIn(entry))}
        />
      </LazyBoundary>
      {!isSetup && (
        <LazyBoundary>
          <SignInExtras client={client} place={place} />
        </LazyBoundary>
      )}
      <ForcedQuestionPart client={client} />
    </GatePage>
  )
}

/** Page for accounts without permission to edit, with sign-out and the way of operators. */
export function NotAllowedScreen(props: { readonly phone: string; readonly onSignOut: () => void }): ReactNode {
  const text = useText()
  return (
    <GatePage title={SIGN_IN_TEXTS.notAllowed} hint={text(SIGN_IN_TEXTS.notAllowedHint, { phone: props.phone })}>
      <button type="button" className="st-button is-primary" onClick={props.onSignOut}>
        {text(SIGN_IN_TEXTS.signOut)}
      </button>
      <a className="st-gate-way" href="/studio/desk">
        {text(SIGN_IN_TEXTS.toDesk)}
      </a>
    </GatePage>
  )
}
