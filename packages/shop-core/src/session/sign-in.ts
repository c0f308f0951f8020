import { overNetwork } from '../transport/network-failure.ts'
import type { InstitutionLoads } from './institution-loader.ts'
import type { Credentials, SignInOptions, SignInOutcome } from './sign-in-steps.ts'

/** Result of the start. `signInNeeded`: the password-free sign-in failed and was removed. */
export type StartOutcome = 'visitor' | 'signedIn' | 'signInNeeded'

/** Sign-in and sign-out of one gateway client. Specification 1 §4.1 to §4.3. */
export interface SignInFlow {
  /** `onStopped` is told when the account of the remembered device was stopped. */
  start(onStopped?: (message: string) => void): Promise<StartOutcome>
  /** Waits for a start that is under way, so that the later sign-in holds. */
  signIn(credentials: Credentials): Promise<SignInOutcome>
  /** Reloads institution and role; a failed call means no institution (1 §4.2-4). */
  refreshMallUser(): Promise<void>
  /** Ends the local session whatever the server answers. */
  signOut(): Promise<void>
}

/** Loads the steps of a sign-in with the first one: most visits need none. */
const loadSteps = () => overNetwork(import('./sign-in-steps.ts'))

/** Removes files that wait to be sent, and drafts: they are the account's own. */
async function forgetPending(): Promise<void> {
  const pending = await import('../storage/pending-work.ts')
  await pending.forgetPendingWork()
}

/** Creates the flow. */
export function createSignInFlow(options: SignInOptions): SignInFlow {
  const { api, sessions, store } = options
  const loads: InstitutionLoads = { latest: 0 }
  const readInstitution = async () => {
    const loader = await overNetwork(import('./institution-loader.ts')).catch(() => undefined)
    const outcome = await loader?.loadInstitution(sessions, options.send, loads)
    if (outcome) options.onInstitution?.(outcome)
    return outcome
  }
  const refreshMallUser = async () => void (await readInstitution())
  const signOut = async () => {
    const session = sessions.session.get()
    if (session?.kind !== 'account') return
    // A password-free token would sign the account in again at the next start.
    store.remove('pwdFreeToken', 'pwdFreeUuid')
    void forgetPending().catch(() => undefined)
    await api.logout({ params: { accUuid: session.account.id, loginUuid: session.id } })
    if (sessions.session.get()?.id === session.id) sessions.clear()
  }
  /** The last step of a sign-in, which a failure ends. Specification 1 §8. */
  const finishSignIn = async (): Promise<SignInOutcome> => {
    const outcome = await readInstitution()
    if (outcome?.state !== 'failed') return { state: 'signedIn' }
    await signOut()
    return { state: 'failed', failure: 'USER_INFO', message: outcome.message }
  }
  let starting: Promise<unknown> = Promise.resolve()
  const start = async (onStopped?: (message: string) => void) => {
    if (sessions.session.get()?.kind === 'account') {
      void refreshMallUser()
      return 'signedIn'
    }
    const token = store.read('pwdFreeToken')
    if (!token) return 'visitor'
    const steps = await loadSteps().catch(() => undefined)
    const outcome = await steps?.signInWithoutPassword(options, token)
    if (outcome?.state === 'signedIn' && (await finishSignIn()).state === 'signedIn') return 'signedIn'
    if (outcome?.state === 'failed' && outcome.failure === 'ACCOUNT_STOPPED') onStopped?.(outcome.message)
    sessions.clear()
    return 'signInNeeded'
  }
  return {
    refreshMallUser,
    async signIn(credentials) {
      await starting
      const steps = await loadSteps().catch(() => undefined)
      if (!steps) return { state: 'failed', failure: 'NETWORK', message: '' }
      const outcome = await steps.signInWith(options, credentials)
      return outcome.state === 'signedIn' ? finishSignIn() : outcome
    },
    start(onStopped) {
      const outcome = start(onStopped)
      starting = outcome.catch(() => undefined)
      return outcome
    },
    signOut,
  }
}
