import type { Label } from '@mallwright/contract/values'
import { chooseLocale, useLocale, useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStore } from '../../../studio/studio.ts'
import { LazyBoundary, lazyComponent } from '../../../ui/lazy.tsx'
import { SIGN_IN_TEXTS } from '../model/sign-in.texts.ts'
import type { StudioClient } from '../model/studio-client.ts'
import './sign-in.css'

const CredentialForm = lazyComponent(async () => (await import('./credential-form.tsx')).CredentialForm)
const DemoAccountsRow = lazyComponent(async () => (await import('./demo-accounts-row.tsx')).DemoAccountsRow)
const ForcedDialog = lazyComponent(async () => (await import('./forced-dialog.tsx')).ForcedDialog)

/** Sign-in page; with a setup ticket it creates the first super user. */
export function SignInScreen(props: { readonly client: StudioClient; readonly setupTicket: string }): ReactNode {
  const { client, setupTicket } = props
  const text = useText()
  const isSetup = setupTicket !== ''
  return (
    <GatePage
      title={isSetup ? SIGN_IN_TEXTS.setup : SIGN_IN_TEXTS.title}
      hint={text(isSetup ? SIGN_IN_TEXTS.setupHint : SIGN_IN_TEXTS.hint)}
    >
      <LazyBoundary broken={<p className="st-error">{text(SIGN_IN_TEXTS.network)}</p>}>
        <CredentialForm
          submitText={text(isSetup ? SIGN_IN_TEXTS.create : SIGN_IN_TEXTS.submit)}
          isNew={isSetup}
          onSubmit={(entry) => (isSetup ? client.createFirst(setupTicket, entry) : client.signIn(entry))}
        />
      </LazyBoundary>
      {!isSetup && (
        <LazyBoundary>
          <DemoAccountsRow client={client} />
        </LazyBoundary>
      )}
      <ForcedQuestionPart client={client} />
    </GatePage>
  )
}

/** Dialog of a forced sign-in while it is pending. */
export function ForcedQuestionPart({ client }: { readonly client: StudioClient }): ReactNode {
  const question = useStore(client.question, ({ open }) => open)
  return (
    question && (
      <LazyBoundary>
        <ForcedDialog question={question} />
      </LazyBoundary>
    )
  )
}

/** Centred page with a single task, before the studio opens. */
export function GatePage(props: {
  readonly title: Label
  readonly hint: string
  readonly children: ReactNode
}): ReactNode {
  const text = useText()
  const locale = useLocale()
  return (
    <div className="st-root st-gate">
      <main className="st-gate-card">
        <span className="st-logo" aria-hidden="true" />
        <h1>{text(props.title)}</h1>
        <p className="st-hint">{props.hint}</p>
        {props.children}
      </main>
      <button
        type="button"
        className="st-button is-quiet is-small"
        lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}
        onClick={() => chooseLocale(locale === 'zh-CN' ? 'en-US' : 'zh-CN')}
      >
        {text(SIGN_IN_TEXTS.language)}
      </button>
    </div>
  )
}

/** Page for accounts without permission to edit, with sign-out. */
export function NotAllowedScreen(props: { readonly phone: string; readonly onSignOut: () => void }): ReactNode {
  const text = useText()
  return (
    <GatePage title={SIGN_IN_TEXTS.notAllowed} hint={text(SIGN_IN_TEXTS.notAllowedHint, { phone: props.phone })}>
      <button type="button" className="st-button is-primary" onClick={props.onSignOut}>
        {text(SIGN_IN_TEXTS.signOut)}
      </button>
    </GatePage>
  )
}
