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

import { STUDIO_OPERATIONS } from '../studio/studio-operations.ts'
import type { CredentialEntry, EntryFault } from './check-entry.ts'
import { SIGN_IN_TEXTS } from './sign-in.texts.ts'

const OPERATIONS = { ...STUDIO_OPERATIONS, createSuperUser }

/** A question that the sign-in asks: whether to end the session elsewhere. */
export interface ForcedQuestion {
  readonly answer: (isForced: boolean) => void
}

/** The studio's connection: a terminal of its own, beside the shop's in the same browser. */
export interface StudioTerminal extends GatewayClient<typeof OPERATIONS> {
  readonly theme: ThemeStore
  readonly question: StoreApi<{ readonly open: ForcedQuestion | undefined }>
  signIn(entry: CredentialEntry): Promise<EntryFault | undefined>
  createFirst(ticket: string, entry: CredentialEntry): Promise<EntryFault | undefined>
  /** The site's record; `undefined` when it cannot be had. */
  loadSite(): Promise<SiteRecord | undefined>
}

/** Connects the studio, over the given `fetch`. */
export function createStudioTerminal(send: typeof fetch = (...call) => fetch(...call)): StudioTerminal {
  const question = createStore<{ readonly open: ForcedQuestion | undefined }>(() => ({ open: undefined }))
  const terminal = createGatewayClient({
    terminalType: 'studio',
    operations: OPERATIONS,
    fetch: send,
    // The session's end is seen in the session itself; saving keeps the work.
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
  const signIn = async (entry: CredentialEntry): Promise<EntryFault | undefined> => {
    const outcome = await terminal.signInFlow.signIn(entry)
    if (outcome.state === 'passwordChangeNeeded') return { field: 'form', label: SIGN_IN_TEXTS.changeFirst }
    if (outcome.state !== 'failed') return undefined
    const field = outcome.failure === 'WRONG_PASSWORD' ? 'password' : 'form'
    return { field, label: SIGN_IN_TEXTS.network, message: outcome.message }
  }
  return {
    ...terminal,
    theme: createThemeStore(terminal.store),
    question,
    signIn,
    async createFirst(ticket, { phone, password }) {
      const body = { cTicket: ticket, cMobilePhone: phone, cPassword: password }
      const answer = await terminal.api.createSuperUser({ body })
      if (answer.ok) return signIn({ phone, password })
      if (answer.failure === 'TICKET_EXPIRED') return { field: 'form', label: SIGN_IN_TEXTS.ticketExpired }
      if (answer.failure === 'PASSWORD_WEAK') return { field: 'password', label: SIGN_IN_TEXTS.passwordWeak }
      if (answer.failure === 'PHONE_TAKEN') return { field: 'phone', label: SIGN_IN_TEXTS.phoneTaken }
      const message = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT' ? '' : answer.msg
      return { field: 'form', label: SIGN_IN_TEXTS.network, message }
    },
    async loadSite() {
      const config = await terminal.config().catch(() => undefined)
      if (!config) return undefined
      const body = { siteType: config.siteType, domainName: location.hostname }
      const answer = await terminal.api.getNonCustodyMallSettingInfoByDomainMap({ body })
      if (answer.ok) terminal.sites.site.set(answer.data)
      return answer.ok ? answer.data : undefined
    },
  }
}

/** The studio's session, drawn again when it changes. */
export function useSession({ sessions }: StudioTerminal): Session | undefined {
  return usePersisted(sessions.session)
}
