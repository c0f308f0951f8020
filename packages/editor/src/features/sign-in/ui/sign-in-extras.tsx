import type { ReactNode } from 'react'

import type { StudioClient } from '../model/studio-client.ts'
import { DemoAccountsRow } from './demo-accounts-row.tsx'
import { QrSignIn } from './qr-sign-in.tsx'

/** What stands around the sign-in form: the accounts of a demo mall, and the code for a phone, which does not scan itself. */
export function SignInExtras(props: { readonly client: StudioClient; readonly place: 'studio' | 'desk' }): ReactNode {
  const { client, place } = props
  return (
    <>
      <DemoAccountsRow client={client} place={place} />
      {matchMedia('(min-width: 720px)').matches && <QrSignIn client={client} />}
    </>
  )
}
