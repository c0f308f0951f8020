import { createSuperUser } from '@mallwright/contract/session'
import type { SiteRecord } from '@mallwright/contract/site'
import { createThemeStore } from '@mallwright/shop-core/theme'
import type { ThemeStore } from '@mallwright/shop-core/theme'
import { createGatewayClient } from '@mallwright/shop-core/gateway-client'
import type { GatewayClient } from '@mallwright/shop-core/gateway-client'
import type { Session } from '@mallwright/shop-core/session'
import { usePersisted } from '@mallwright/shop-core/storage'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { createFileApi } from '../../../gateway/file-api.ts'
import { START_OPERATIONS } from '../../../gateway/start-operations.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import type { Credentials, CredentialIssue } from './check-credentials.ts'
import { SIGN_IN_TEXTS } from './sign-in.texts.ts'

const OPERATIONS = { ...START_OPERATIONS, createSuperUser }

/** Question of a forced sign-in: end the other session? */
export interface ForcedQuestion {
  readonly answer: (isForced: boolean) => void
}

/** Gateway client of the studio, separate from the shop's in the same browser. */
export interface StudioClient extends Omit<GatewayClient<typeof OPERATIONS>, 'api'> {
  readonly api: GatewayClient<typeof OPERATIONS>['api'] & StudioApi
  readonly theme: ThemeStore
  readonly question: StoreApi<{ readonly open: ForcedQuestion | undefined }>
  /** Why the session ended: whether the account signed in elsewhere. */
  readonly ending: StoreApi<{ readonly isTakenOver: boolean }>
  /** Ends the session in this browser after the account signed in elsewhere. */
  endTakenOver(): void
  signIn(entry: Credentials): Promise<CredentialIssue | undefined>
  createFirst(ticket: string, entry: Credentials): Promise<CredentialIssue | undefined>
  /** The site's record; `undefined` when it could not be loaded. */
  loadSite(): Promise<SiteRecord | undefined>
}

/** Creates the studio's gateway client over a `fetch`. */
export function createStudioClient(send: typeof fetch = (...call) => fetch(...call)): StudioClient {
  const question = createStore<{ readonly open: ForcedQuestion | undefined }>(() => ({ open: undefined }))
  const ending = createStore(() => ({ isTakenOver: false }))
  const base = createGatewayClient({
    terminalType: 'studio',
    operations: OPERATIONS,
    fetch: send,
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
    if (outcome.state === 'passwordChangeNeeded') return { field: 'form', label: SIGN_IN_TEXTS.changeFirst }
    if (outcome.state === 'signedIn') ending.setState({ isTakenOver: false })
    if (outcome.state !== 'failed') return undefined
    const field = outcome.failure === 'WRONG_PASSWORD' ? 'password' : 'form'
    return { field, label: SIGN_IN_TEXTS.network, message: outcome.message }
  }
  return {
    ...base,
    api: { ...base.api, ...createFileApi(base.send) },
    theme: createThemeStore(base.store),
    question,
    ending,
    endTakenOver() {
      ending.setState({ isTakenOver: true })
      base.sessions.clear()
    },
    signIn,
    async createFirst(ticket, { phone, password }) {
      const body = { cTicket: ticket, cMobilePhone: phone, cPassword: password }
      const answer = await base.api.createSuperUser({ body })
      if (answer.ok) return signIn({ phone, password })
      if (answer.failure === 'TICKET_EXPIRED') return { field: 'form', label: SIGN_IN_TEXTS.ticketExpired }
      if (answer.failure === 'PASSWORD_WEAK') return { field: 'password', label: SIGN_IN_TEXTS.passwordWeak }
      if (answer.failure === 'PHONE_TAKEN') return { field: 'phone', label: SIGN_IN_TEXTS.phoneTaken }
      const message = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT' ? '' : answer.msg
      return { field: 'form', label: SIGN_IN_TEXTS.network, message }
    },
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
