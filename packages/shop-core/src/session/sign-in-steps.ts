import type { Api } from '@mallwright/contract/rpc'
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

/** Dependencies of the flow; `askForced` confirms 账号已在其它终端登录，是否强制登录？. */
export interface SignInOptions {
  readonly api: SignInApi
  readonly sessions: SessionStore
  readonly store: LocalStore
  readonly terminalType: TerminalType
  readonly askForced: () => Promise<boolean>
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

/** What a person signs in with: a password, or the ticket of a phone that a code has proved. */
export type Credentials = { readonly phone: string } & (
  | { readonly password: string; readonly ticket?: never }
  | { readonly ticket: string; readonly password?: never }
)

/** Signs in with credentials, asking before a session elsewhere ends, and remembers the device. */
export async function signInWith(options: SignInOptions, credentials: Credentials): Promise<SignInOutcome> {
  const { phone, password, ticket } = credentials
  const proof = password === undefined ? { cVerifyTicket: ticket } : { cPassword: password }
  const body = { cMobilePhone: phone, cTerminalType: options.terminalType, ...proof }
  const outcome = await afterLogin(options, await options.api.login({ body }))
  if (outcome.state === 'signedIn') await rememberDevice(options)
  return outcome
}

/** Signs in by the token of a remembered device; repeated once after a network failure. */
export async function signInWithoutPassword(options: SignInOptions, token: string): Promise<SignInOutcome> {
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
