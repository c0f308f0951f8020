import { useText } from '@mallwright/shop-core/i18n'
import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import { createDeskApi } from '../../features/desk/model/desk-api.ts'
import { DESK_TEXTS } from '../../features/desk/model/desk.texts.ts'
import { DeskScreen } from '../../features/desk/ui/desk-screen.tsx'
import { useSession } from '../../features/sign-in/model/studio-client.ts'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import { RemovalDialog } from '../../features/sign-in/ui/removal-dialog.tsx'
import { GatePage } from '../../features/sign-in/ui/gate-page.tsx'
import { SignInScreen } from '../../features/sign-in/ui/sign-in-screen.tsx'
import { openStudioConnection } from './studio-connection.ts'

/** The operators' desk from sign-in and permission check to its lists. */
export function DeskApp({ client }: { readonly client: StudioClient }): ReactNode {
  const session = useSession(client)
  const account = session?.kind === 'account' ? session.account : undefined
  if (!account) return <SignInScreen client={client} setupTicket="" place="desk" />
  return (
    <SignedInDesk key={account.id} client={client} phone={account.phone} name={account.nickname || account.phone} />
  )
}

function SignedInDesk(props: {
  readonly client: StudioClient
  readonly phone: string
  readonly name: string
}): ReactNode {
  const { client, phone, name } = props
  const text = useText()
  // A session's own cache: nothing of the account before is shown.
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  )
  const [api] = useState(() => createDeskApi(client.send))
  useEffect(() => {
    const connection = openStudioConnection(client, { onMessage: () => undefined, onChange: () => undefined })
    return () => connection.close()
  }, [client])
  const signOut = () => void client.signInFlow.signOut()
  return (
    <>
      <DeskScreen
        api={api}
        queryClient={queryClient}
        name={name}
        onSignOut={signOut}
        notAllowed={
          <GatePage title={DESK_TEXTS.notAllowed} hint={text(DESK_TEXTS.notAllowedHint, { phone })}>
            <button type="button" className="st-button is-primary" onClick={signOut}>
              {text(DESK_TEXTS.signOut)}
            </button>
          </GatePage>
        }
      />
      <RemovalDialog client={client} />
    </>
  )
}

/** Mounts the desk into an element of the studio's page. */
export function mountDesk(root: HTMLElement, client: StudioClient): void {
  createRoot(root).render(<DeskApp client={client} />)
}
