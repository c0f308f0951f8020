import type { DataOf } from '@mallwright/contract/rpc'
import type { getAccountByAccSignId } from '@mallwright/contract/session'

import { overNetwork } from '../transport/network-failure.ts'
import { NO_INSTITUTION } from './session.ts'
import type { MallUser } from './session.ts'
import type { Credentials, SignInOptions, SignInOutcome } from './sign-in-steps.ts'

/** Result of the start. `signInNeeded`: the password-free sign-in failed and was removed. */
export type StartOutcome = 'visitor' | 'signedIn' | 'signInNeeded'

/** Sign-in and sign-out of one gateway client. Specification 1 §4.1 to §4.3. */
export interface SignInFlow {
  start(): Promise<StartOutcome>
  signIn(credentials: Credentials): Promise<SignInOutcome>
  /** Reloads institution and role; a failed call means no institution (1 §4.2-4). */
  refreshMallUser(): Promise<void>
  /** Ends the local session whatever the server answers. */
  signOut(): Promise<void>
}

/** Loads the steps of a sign-in with the first one: most visits need none. */
const loadSteps = () => overNetwork(import('./sign-in-steps.ts'))

/** Creates the flow. */
export function createSignInFlow(options: SignInOptions): SignInFlow {
  const { api, sessions, store } = options
  const refreshMallUser = async () => {
    const session = sessions.session.get()
    if (session?.kind !== 'account') return
    const answer = await api.getAccountByAccSignId({ params: { id: session.account.id } })
    if (sessions.session.get()?.id !== session.id) return
    sessions.mallUser.set(answer.ok ? readMallUser(answer.data) : NO_INSTITUTION)
  }
  return {
    refreshMallUser,
    async signIn(credentials) {
      const steps = await loadSteps().catch(() => undefined)
      if (!steps) return { state: 'failed', failure: 'NETWORK', message: '' }
      const outcome = await steps.signInWith(options, credentials)
      if (outcome.state === 'signedIn') await refreshMallUser()
      return outcome
    },
    async start() {
      if (sessions.session.get()?.kind === 'account') {
        void refreshMallUser()
        return 'signedIn'
      }
      const token = store.read('pwdFreeToken')
      if (!token) return 'visitor'
      const steps = await loadSteps().catch(() => undefined)
      const outcome = await steps?.signInWithoutPassword(options, token)
      if (outcome?.state === 'signedIn') {
        void refreshMallUser()
        return 'signedIn'
      }
      sessions.clear()
      return 'signInNeeded'
    },
    async signOut() {
      const session = sessions.session.get()
      if (session?.kind !== 'account') return
      // A password-free token would sign the account in again at the next start.
      store.remove('pwdFreeToken', 'pwdFreeUuid')
      await api.logout({ params: { accUuid: session.account.id, loginUuid: session.id } })
      if (sessions.session.get()?.id === session.id) sessions.clear()
    },
  }
}

function readMallUser(data: DataOf<typeof getAccountByAccSignId>): MallUser {
  const authentication = data.iAuthenticationType === 1 || data.iAuthenticationType === 2 ? data.iAuthenticationType : 0
  return {
    institution: data.cOrgName,
    institutionId: data.cEnterpriseUuid,
    tradeRole: data.iTradeRoleType === 2 ? 2 : 1,
    authentication,
  }
}
