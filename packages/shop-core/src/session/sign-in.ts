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
import type { SessionKeeper } from './session-keeper.ts'

/** The calls that signing in and out makes. */
export type SignInApi = Api<{
  login: typeof login
  forcedLogin: typeof forcedLogin
  loginPwdFree: typeof loginPwdFree
  savePwdFreeLoginToken: typeof savePwdFreeLoginToken
  getAccountByAccSignId: typeof getAccountByAccSignId
  logout: typeof logout
}>

/** How an attempt to sign in ended. `failure` is the call's; `message` the server's, empty when it never answered. */
export type SignInOutcome =
  | { readonly state: 'signedIn' }
  /** Signed in elsewhere, and the person chose to leave it so. */
  | { readonly state: 'declined' }
  /** The initial password must be changed first; no session was kept. */
  | { readonly state: 'passwordChangeNeeded'; readonly phone: string }
  | { readonly state: 'failed'; readonly failure: string; readonly message: string }

/** What a start found. `signInNeeded`: a remembered sign-in could not be renewed and was forgotten. */
export type StartOutcome = 'visitor' | 'signedIn' | 'signInNeeded'

/** What the flow works on; `askForced` asks 账号已在其它终端登录，是否强制登录？ and gives the answer. */
export interface SignInOptions {
  readonly api: SignInApi
  readonly keeper: SessionKeeper
  readonly store: LocalStore
  readonly terminalType: TerminalType
  readonly askForced: () => Promise<boolean>
}

/** Signing in and out of one terminal. Specification 1 §4.1 to §4.3. */
export interface SignInFlow {
  start(): Promise<StartOutcome>
  signIn(entered: { readonly phone: string; readonly password: string }): Promise<SignInOutcome>
  /** Reads institution and role again; without an answer there is no institution (1 §4.2-4). */
  refreshMallUser(): Promise<void>
  /** Ends the session here whatever the server says. */
  signOut(): Promise<void>
}

/** Makes the flow. */
export function createSignInFlow(options: SignInOptions): SignInFlow {
  const { api, keeper, store, terminalType } = options
  const refreshMallUser = async () => {
    const session = keeper.session.get()
    if (session?.kind !== 'account') return
    const answer = await api.getAccountByAccSignId({ params: { id: session.account.id } })
    if (keeper.session.get()?.id !== session.id) return
    keeper.keepMallUser(answer.ok ? readMallUser(answer.data) : NO_INSTITUTION)
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
      if (keeper.session.get()?.kind === 'account') {
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
      keeper.clear()
      return 'signInNeeded'
    },
    async signOut() {
      const session = keeper.session.get()
      if (session?.kind !== 'account') return
      // Who signs out must not be signed in again by what the device remembers.
      store.remove('pwdFreeToken', 'pwdFreeUuid')
      await api.logout({ params: { accUuid: session.account.id, loginUuid: session.id } })
      if (keeper.session.get()?.id === session.id) keeper.clear()
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

async function openSession({ api, keeper }: SignInOptions, payload: LoginPayload): Promise<SignInOutcome> {
  keeper.keep({
    kind: 'account',
    id: payload.cLoginUuid,
    token: keeper.takeIssuedToken(),
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
  // Such a session may only change the password; keeping it would leave a shop in which every call is refused.
  await api.logout({ params: { accUuid: payload.cAllLinkUserUuid, loginUuid: payload.cLoginUuid } })
  keeper.clear()
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

async function rememberDevice({ api, keeper, store }: SignInOptions): Promise<void> {
  const answer = await api.savePwdFreeLoginToken({ body: { cLoginUuid: keeper.session.get()?.id ?? '' } })
  // Without it the next start asks for the password: nothing to trouble the person with now.
  if (!answer.ok) return
  store.write('pwdFreeToken', answer.data.cPwdFreeLoginToken)
  store.write('pwdFreeUuid', answer.data.cPwdFreeLoginUuid)
}

function failed(answer: { readonly failure: string; readonly msg: string }): SignInOutcome {
  const neverAnswered = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT'
  return { state: 'failed', failure: answer.failure, message: neverAnswered ? '' : answer.msg }
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
