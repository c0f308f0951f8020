import type { DataOf, Api } from '@mallwright/contract/rpc'
import type {
  forcedLogin,
  getAccountByAccSignId,
  login,
  LoginPayload,
  loginPwdFree,
  logout,
  savePwdFreeLoginToken,
  TerminalType,
} from '@mallwright/contract/session'

import type { LocalStore } from '../storage/local-store.ts'
import { NO_INSTITUTION } from './session.ts'
import type { MallUser } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** Endpoints of signing in and out. */
export type SignInApi = Api<{
  login: typeof login
  forcedLogin: typeof forcedLogin
  loginPwdFree: typeof loginPwdFree
  savePwdFreeLoginToken: typeof savePwdFreeLoginToken
  getAccountByAccSignId: typeof getAccountByAccSignId
  logout: typeof logout
}>

/** Result of a sign-in. `failure` is the call's; `message` the server's, empty when it never answered. */
export type SignInOutcome =
  | { readonly state: 'signedIn' }
  /** Signed in elsewhere; taking over was declined. */
  | { readonly state: 'declined' }
  /** The initial password must be changed first; no session was stored. */
  | { readonly state: 'passwordChangeNeeded'; readonly phone: string }
  | { readonly state: 'failed'; readonly failure: string; readonly message: string }

/** Result of the start. `signInNeeded`: the password-free sign-in failed and was removed. */
export type StartOutcome = 'visitor' | 'signedIn' | 'signInNeeded'

/** Dependencies of the flow; `askForced` confirms 账号已在其它终端登录，是否强制登录？. */
export interface SignInOptions {
  readonly api: SignInApi
  readonly sessions: SessionStore
  readonly store: LocalStore
  readonly terminalType: TerminalType
  readonly askForced: () => Promise<boolean>
}

/** Sign-in and sign-out of one gateway client. Specification 1 §4.1 to §4.3. */
export interface SignInFlow {
  start(): Promise<StartOutcome>
  signIn(credentials: { readonly phone: string; readonly password: string }): Promise<SignInOutcome>
  /** Reloads institution and role; a failed call means no institution (1 §4.2-4). */
  refreshMallUser(): Promise<void>
  /** Ends the local session whatever the server answers. */
  signOut(): Promise<void>
}

/** Creates the flow. */
export function createSignInFlow(options: SignInOptions): SignInFlow {
  const { api, sessions, store, terminalType } = options
  const refreshMallUser = async () => {
    const session = sessions.session.get()
    if (session?.kind !== 'account') return
    const answer = await api.getAccountByAccSignId({ params: { id: session.account.id } })
    if (sessions.session.get()?.id !== session.id) return
    sessions.mallUser.set(answer.ok ? readMallUser(answer.data) : NO_INSTITUTION)
  }
  return {
    refreshMallUser,
    async signIn({ phone, password }) {
      const body = { cMobilePhone: phone, cPassword: password, cTerminalType: terminalType }
      const outcome = await afterLogin(options, await api.login({ body }))
      if (outcome.state === 'signedIn') {
        await rememberDevice(options)
        await refreshMallUser()
      }
      return outcome
    },
    async start() {
      if (sessions.session.get()?.kind === 'account') {
        void refreshMallUser()
        return 'signedIn'
      }
      const token = store.read('pwdFreeToken')
      if (!token) return 'visitor'
      const outcome = await signInWithoutPassword(options, token)
      if (outcome.state === 'signedIn') {
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

type LoginAnswer =
  | { readonly ok: true; readonly data: LoginPayload }
  | { readonly ok: false; readonly failure: string; readonly msg: string }

async function afterLogin(options: SignInOptions, answer: LoginAnswer): Promise<SignInOutcome> {
  if (!answer.ok) return failed(answer)
  if (!answer.data.bAlreadyLogin) return openSession(options, answer.data)
  if (!(await options.askForced())) return { state: 'declined' }
  const forced = await options.api.forcedLogin({
    body: { cForcedLoginToken: answer.data.cForcedLoginToken, cTerminalType: options.terminalType },
  })
  return forced.ok ? openSession(options, forced.data) : failed(forced)
}

async function openSession({ api, sessions }: SignInOptions, payload: LoginPayload): Promise<SignInOutcome> {
  sessions.session.set({
    kind: 'account',
    id: payload.cLoginUuid,
    token: sessions.takeIssuedToken(),
    signKey: payload.cSignKey,
    account: {
      id: payload.cAllLinkUserUuid,
      phone: payload.cMobilePhone,
      nickname: payload.cNickname,
      avatarUrl: payload.cHeadImageUrl,
      isSuper: payload.isSuper === 1,
    },
  })
  if (!payload.bInitPwd) return { state: 'signedIn' }
  // Such a session may only change the password: every other call would be refused.
  await api.logout({ params: { accUuid: payload.cAllLinkUserUuid, loginUuid: payload.cLoginUuid } })
  sessions.clear()
  return { state: 'passwordChangeNeeded', phone: payload.cMobilePhone }
}

async function signInWithoutPassword(options: SignInOptions, token: string): Promise<SignInOutcome> {
  const { api, store, terminalType } = options
  const body = {
    cPwdFreeLoginToken: token,
    cPwdFreeLoginUuid: store.read('pwdFreeUuid') ?? '',
    cTerminalType: terminalType,
  }
  let answer = await api.loginPwdFree({ body })
  if (!answer.ok && (answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT')) {
    answer = await api.loginPwdFree({ body })
  }
  if (answer.ok && answer.data.cPwdFreeLoginToken) {
    store.write('pwdFreeToken', answer.data.cPwdFreeLoginToken)
    store.write('pwdFreeUuid', answer.data.cPwdFreeLoginUuid)
  }
  return afterLogin(options, answer)
}

async function rememberDevice({ api, sessions, store }: SignInOptions): Promise<void> {
  const answer = await api.savePwdFreeLoginToken({ body: { cLoginUuid: sessions.session.get()?.id ?? '' } })
  // Without a token the next start asks for the password; no message is needed now.
  if (!answer.ok) return
  store.write('pwdFreeToken', answer.data.cPwdFreeLoginToken)
  store.write('pwdFreeUuid', answer.data.cPwdFreeLoginUuid)
}

function failed(answer: { readonly failure: string; readonly msg: string }): SignInOutcome {
  const isUnanswered = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT'
  return { state: 'failed', failure: answer.failure, message: isUnanswered ? '' : answer.msg }
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
