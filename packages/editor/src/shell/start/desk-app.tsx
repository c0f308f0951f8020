import { refreshDefinitions } from '@mallwright/shop-core/query'
import { VOUCHER_KEY } from '@mallwright/shop-core/voucher'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, useContext, useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router'

import { createDeskApi } from '../../features/desk/model/desk-api.ts'
import { DeskScreen } from '../../features/desk/ui/desk-screen.tsx'
import { useSession } from '../../features/sign-in/model/studio-client.ts'
import type { StudioClient } from '../../features/sign-in/model/studio-client.ts'
import { RemovalDialog } from '../../features/sign-in/ui/removal-dialog.tsx'
import { SignInScreen } from '../../features/sign-in/ui/sign-in-screen.tsx'
import { createDeskGuard } from '../../features/vouchers/model/desk-guard.ts'
import { DeskNotAllowed } from './desk-not-allowed.tsx'
import { openStudioConnection } from './studio-connection.ts'
import { useDeskWork } from './use-desk-work.tsx'

/** The desk from sign-in and permission check to its lists and vouchers. */
export function DeskApp({ client }: { readonly client: StudioClient }): ReactNode {
  const session = useSession(client)
  const account = session?.kind === 'account' ? session.account : undefined
  if (!account) return <SignInScreen client={client} setupTicket="" place="desk" />
  return (
    <SignedInDesk
      key={account.id}
      client={client}
      accountId={account.id}
      phone={account.phone}
      name={account.nickname || account.phone}
      isSuper={account.isSuper}
    />
  )
}

interface DeskAccount {
  readonly client: StudioClient
  readonly accountId: string
  readonly phone: string
  readonly name: string
  readonly isSuper: boolean
}

/** The account at the desk; the router draws its page from it. */
const DeskAccountContext = createContext<DeskAccount | undefined>(undefined)

function SignedInDesk(props: DeskAccount): ReactNode {
  const { client } = props
  // A session's own cache: nothing of the account before is shown.
  const [queryClient] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } }),
  )
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <DeskPage /> }]))
  useEffect(() => () => router.dispose(), [router])
  useEffect(() => {
    const connection = openStudioConnection(client, {
      onMessage: () => undefined,
      onChange: () => undefined,
      onDefinition: () => refreshDefinitions(queryClient),
      // Messages tell of steps that wait.
      onAccount: () => void queryClient.invalidateQueries({ queryKey: VOUCHER_KEY }),
    })
    return () => connection.close()
  }, [client, queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <DeskAccountContext value={props}>
        <RouterProvider router={router} />
      </DeskAccountContext>
      <RemovalDialog client={client} />
    </QueryClientProvider>
  )
}

function DeskPage(): ReactNode {
  const account = useContext(DeskAccountContext)
  return account && <AccountDesk {...account} />
}

function AccountDesk({ client, accountId, phone, name, isSuper }: DeskAccount): ReactNode {
  const [api] = useState(() => createDeskApi(client.send))
  const [guard] = useState(createDeskGuard)
  const work = useDeskWork({ client, accountId, guard })
  const signOut = () => guard.leave(() => void client.signInFlow.signOut())
  return (
    <>
      <DeskScreen
        api={api}
        work={work}
        name={name}
        onSignOut={signOut}
        notAllowed={<DeskNotAllowed phone={phone} isSuper={isSuper} onSignOut={signOut} />}
      />
      <ScrollRestoration />
    </>
  )
}
