import { createApi } from '@mallwright/contract/rpc'
import type { Api, Send } from '@mallwright/contract/rpc'
import {
  forcedLogin,
  login,
  loginByAuthCode,
  loginBySsoTicket,
  loginPwdFree,
  savePwdFreeLoginToken,
  updPwd,
} from '@mallwright/contract/session'
import type { LoginPayload, logout, TerminalType } from '@mallwright/contract/session'

import type { LocalStore } from '../storage/local-store.ts'
import { NO_INSTITUTION } from './session.ts'
import type { InstitutionOutcome } from './session.ts'
import type { SessionStore } from './session-store.ts'

/** Calls of the ways in, which come with this script. */
const signInApi = (send: Send) =>
  createApi(
    { forcedLogin, login, loginByAuthCode, loginBySsoTicket, loginPwdFree, savePwdFreeLoginToken, updPwd },
    send,
  )

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
  readonly api: Api<{ logout: typeof logout }>
  /** For calls that come with a script of their own. */
  readonly send: Send
  readonly sessions: SessionStore
  readonly store: LocalStore
  readonly terminalType: TerminalType
  readonly askForced: () => Promise<boolean>
  readonly onInstitution?: ((outcome: InstitutionOutcome) => void) | undefined
}

type LoginAnswer =
  | { readonly ok: true; readonly data: LoginPayload }
  | { readonly ok: false; readonly failure: string; readonly msg: string }

async function afterLogin(options: SignInOptions, answer: LoginAnswer): Promise<SignInOutcome> {
  const opened = await resolveAnswer(options, answer)
  if ('state' in opened) return opened
  forgetBefore(options, opened.cAllLinkUserUuid)
  const outcome = await openSession(options, opened)
  if (outcome.state === 'signedIn') await rememberDevice(options)
  return outcome
}

/** The new session of an answer, after the question about a session elsewhere. */
async function resolveAnswer(options: SignInOptions, answer: LoginAnswer): Promise<LoginPayload | SignInOutcome> {
  if (!answer.ok) return failed(answer)
  if (!answer.data.bAlreadyLogin) return answer.data
  if (!(await options.askForced())) return { state: 'declined' }
  const forced = await signInApi(options.send).forcedLogin({
    body: { cForcedLoginToken: answer.data.cForcedLoginToken, cTerminalType: options.terminalType },
  })
  return forced.ok ? forced.data : failed(forced)
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

/** Removes what an earlier sign-in has left in this browser: its remembered device, and another account's institution. */
function forgetBefore({ sessions, store }: SignInOptions, accountId: string): void {
  store.remove('pwdFreeToken', 'pwdFreeUuid')
  const session = sessions.session.get()
  if (session?.kind !== 'account' || session.account.id !== accountId) sessions.mallUser.set(NO_INSTITUTION)
}

/** A new password of the signed-in account, with the one that it replaces. */
interface PasswordChange {
  readonly phone: string
  readonly oldPassword: string
  readonly newPassword: string
}

/**
 * What a person signs in with: a password, the ticket of a phone that a code has proved, the ticket of a host, a code that
 * another device has confirmed, or a change of the own password, which goes on with a new session.
 */
export type Credentials =
  | { readonly phone: string; readonly password: string }
  | { readonly phone: string; readonly ticket: string }
  | { readonly ssoTicket: string }
  | { readonly authCode: string }
  | PasswordChange

/** Signs in with credentials, asking before a session elsewhere ends, and remembers the device. */
export async function signInWith(options: SignInOptions, credentials: Credentials): Promise<SignInOutcome> {
  return afterLogin(options, await showCredentials(options, credentials))
}

function showCredentials(options: SignInOptions, credentials: Credentials): Promise<LoginAnswer> {
  const { send, terminalType: cTerminalType } = options
  const api = signInApi(send)
  if ('ssoTicket' in credentials) {
    return api.loginBySsoTicket({ body: { cTicket: credentials.ssoTicket, cTerminalType } })
  }
  if ('authCode' in credentials) return api.loginByAuthCode({ body: { cAuthCode: credentials.authCode } })
  if ('oldPassword' in credentials) return replacePassword(options, credentials)
  const proof = 'password' in credentials ? { cPassword: credentials.password } : { cVerifyTicket: credentials.ticket }
  return api.login({ body: { cMobilePhone: credentials.phone, cTerminalType, ...proof } })
}

/** The session that goes on after a change of the own password: all others of the account have ended. Domain 1.12-23. */
async function replacePassword(
  { send }: SignInOptions,
  { phone, oldPassword, newPassword }: PasswordChange,
): Promise<LoginAnswer> {
  const body = { cMobilePhone: phone, cOldPassword: oldPassword, cPassword: newPassword }
  const answer = await signInApi(send).updPwd({ body })
  if (!answer.ok) return answer
  // A gateway of an older version opens no session: the person signs in with the new password.
  return answer.data.login ? { ok: true, data: answer.data.login } : { ok: false, failure: 'SESSION_INVALID', msg: '' }
}

/** Signs in by the token of a remembered device; repeated once after a network failure. */
export async function signInWithoutPassword(options: SignInOptions, token: string): Promise<SignInOutcome> {
  const { send, sessions, store, terminalType } = options
  const api = signInApi(send)
  const isAccount = () => sessions.session.get()?.kind === 'account'
  const body = {
    cPwdFreeLoginToken: token,
    cPwdFreeLoginUuid: store.read('pwdFreeUuid') ?? '',
    cTerminalType: terminalType,
  }
  let answer = await api.loginPwdFree({ body })
  if (!answer.ok && (answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT')) {
    answer = await api.loginPwdFree({ body })
  }
  // Another sign-in was quicker, e.g. by the ticket of a host.
  if (isAccount()) return { state: 'signedIn' }
  if (answer.ok && answer.data.cPwdFreeLoginToken) {
    storeToken(store, answer.data)
  }
  const opened = await resolveAnswer(options, answer)
  return 'state' in opened ? opened : openSession(options, opened)
}

async function rememberDevice({ send, sessions, store }: SignInOptions): Promise<void> {
  const answer = await signInApi(send).savePwdFreeLoginToken({ body: { cLoginUuid: sessions.session.get()?.id ?? '' } })
  // Without a token the next start asks for the password; no message is needed now.
  if (!answer.ok) return
  storeToken(store, answer.data)
}

function storeToken(
  store: LocalStore,
  data: { readonly cPwdFreeLoginToken: string; readonly cPwdFreeLoginUuid: string },
): void {
  store.write('pwdFreeToken', data.cPwdFreeLoginToken)
  store.write('pwdFreeUuid', data.cPwdFreeLoginUuid)
  store.write('pwdFreeSince', new Date().toISOString())
}

function failed(answer: { readonly failure: string; readonly msg: string }): SignInOutcome {
  const isUnanswered = answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT'
  return { state: 'failed', failure: answer.failure, message: isUnanswered ? '' : answer.msg }
}
