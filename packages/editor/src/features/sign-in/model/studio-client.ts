import type { SiteRecord } from '@mallwright/contract/site'
import { createThemeStore } from '@mallwright/shop-core/theme'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import { createGatewayClient } from '@mallwright/shop-core/gateway-client'
import type { ConfigLoader, GatewayClient } from '@mallwright/shop-core/gateway-client'
import type { Session } from '@mallwright/shop-core/session'
import { usePersisted } from '@mallwright/shop-core/storage'
import type { OpenedValues } from '@mallwright/shop-core/storage'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { createLateApi } from '../../../gateway/late-api.ts'
import { START_OPERATIONS } from '../../../gateway/start-operations.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import type { Credentials, CredentialIssue } from './check-credentials.ts'
import { SIGN_IN_FAILURES } from './sign-in-failures.texts.ts'

/** Question of a forced sign-in: end the other session? */
export interface ForcedQuestion {
  readonly answer: (isForced: boolean) => void
}

/** Why a session ended, unless a call found it ended. */
export type EndCause = { readonly takenOver: true } | { readonly removed: true } | { readonly refused: string }

/** The end of a session, and the session that an administrator has removed while the question about it is open. */
export interface SessionEnding {
  readonly cause?: EndCause | undefined
  readonly removedId?: string | undefined
}

/** Gateway client of the studio, separate from the shop's in the same browser. */
export interface StudioClient extends Omit<GatewayClient<typeof START_OPERATIONS>, 'api'> {
  readonly api: GatewayClient<typeof START_OPERATIONS>['api'] & StudioApi
  readonly theme: ThemeStore
  readonly question: StoreApi<{ readonly open: ForcedQuestion | undefined }>
  readonly ending: StoreApi<SessionEnding>
  signIn(entry: Credentials): Promise<CredentialIssue | undefined>
  /** The site's record; `undefined` when it could not be loaded. */
  loadSite(): Promise<SiteRecord | undefined>
}

/** What a studio's client is made with. */
export interface StudioClientOptions {
  readonly fetch?: typeof fetch
  readonly config?: ConfigLoader
  /** Key of the stored values; without one they live in memory. */
  readonly storageKey: string | undefined
  /** Stored values that were read already. */
  readonly opened?: OpenedValues
}

/** Creates the studio's gateway client over a `fetch`. */
export function createStudioClient(options: StudioClientOptions): StudioClient {
  const question = createStore<{ readonly open: ForcedQuestion | undefined }>(() => ({ open: undefined }))
  const ending = createStore<SessionEnding>(() => ({}))
  const base = createGatewayClient({
    terminalType: 'studio',
    operations: START_OPERATIONS,
    ...options,
    // Components observe the session itself; autosave retains the work.
    onSessionInvalid: () => undefined,
    onHtml: () => undefined,
    askForced: () =>
      new Promise((resolve) => {
        const answer = (isForced: boolean) => {
          question.setState({ open: undefined })
          resolve(isForced)
        }
        question.setState({ open: { answer } })
      }),
  })
  const signIn = async (entry: Credentials): Promise<CredentialIssue | undefined> => {
    const outcome = await base.signInFlow.signIn(entry)
    if (outcome.state === 'passwordChangeNeeded') {
      const href = `/password-verify?type=2&phone=${outcome.phone}`
      return { field: 'form', label: SIGN_IN_FAILURES.changeFirst, href }
    }
    if (outcome.state === 'signedIn') ending.setState({}, true)
    if (outcome.state !== 'failed') return undefined
    const field = outcome.failure === 'WRONG_PASSWORD' ? 'password' : 'form'
    return { field, label: SIGN_IN_FAILURES.network, message: outcome.message }
  }
  return {
    ...base,
    api: { ...base.api, ...createLateApi(base.send) },
    theme: createThemeStore(base.store),
    question,
    ending,
    signIn,
    async loadSite() {
      const config = await base.config().catch(() => undefined)
      if (!config) return undefined
      const body = { siteType: config.siteType, domainName: location.hostname }
      const answer = await base.api.getNonCustodyMallSettingInfoByDomainMap({ body })
      if (answer.ok) base.sites.site.set(answer.data)
      return answer.ok ? answer.data : undefined
    },
  }
}

/** The studio's current session. */
export function useSession({ sessions }: StudioClient): Session | undefined {
  return usePersisted(sessions.session)
}
