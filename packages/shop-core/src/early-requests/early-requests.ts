import type { ServerConfig } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'
import type { SiteRecord } from '@mallwright/contract/site'

// None of these imports the contract's schemas or a cipher, which load later.
import { REQUEST_TIMEOUT_MS, createSignedRequest } from '../transport/signed-request.ts'
import { loadSigning } from '../transport/signing.ts'
import { timeoutSignal } from '../transport/timeout-signal.ts'
import { operatorOf } from '../session/operator.ts'
import { namespaceOf, readSession } from '../session/session.ts'
import { DEFAULT_STORAGE_KEY } from '../storage/encoded-value.ts'
import type { OpenedValues } from '../storage/encoded-value.ts'
import { namespacedKey } from '../storage/storage-key.ts'
import { createEarlyReader } from '../storage/read-early.ts'
import type { EarlyReader } from '../storage/read-early.ts'
import type { StorageKey } from '../storage/storage-key.ts'

/** A read-only POST call that an app makes at every start. */
export interface EarlyRequest {
  /** Path below the gateway base. */
  readonly path: string
  readonly body: (config: Pick<ServerConfig, 'siteType'>) => unknown
}

/** What was asked for and read while an app's larger script still loads. */
export interface EarlyRequests {
  /** For the app's transport: an identical call of the same session gets the early response, once; all others go to the network. */
  readonly fetch: typeof fetch
  /** Stored values, which the app need not open again; none without a session. Never rejects. */
  readonly opened: Promise<OpenedValues>
}

const CONFIG = '/server-config.json'

/** Sends calls with the stored account session. Without one, or without Web Crypto, nothing is sent. */
export function startEarlyRequests(terminalType: TerminalType, calls: readonly EarlyRequest[]): EarlyRequests {
  // Its type does not say that it is absent outside of a secure context.
  const { subtle } = crypto as { readonly subtle?: SubtleCrypto }
  if (!subtle || !hasSession(terminalType)) {
    return { fetch: (...call) => fetch(...call), opened: Promise.resolve(nothingOpened()) }
  }
  const config = fetch(CONFIG)
  // Handled by the caller that takes it, if any.
  config.catch(() => undefined)
  const opening = openEarly(config, terminalType, subtle)
  const sent = calls.map((call) => ({ path: call.path, request: send(call, opening).catch(() => undefined) }))
  let isConfigTaken = false
  return {
    fetch: async (input, init) => {
      if (input === CONFIG && !init && !isConfigTaken) {
        isConfigTaken = true
        return (await config).clone()
      }
      const at = sent.findIndex(({ path }) => typeof input === 'string' && input.endsWith(path))
      const early = await sent.splice(at, at === -1 ? 0 : 1)[0]?.request
      return early && early.url === input && early.identity === identityOf(init) ? early.answer : fetch(input, init)
    },
    opened: opening.then(({ opened }) => opened, nothingOpened),
  }
}

const nothingOpened = (): OpenedValues => new Map()

function hasSession(terminalType: TerminalType): boolean {
  try {
    return localStorage.getItem(namespacedKey(namespaceOf(terminalType), 'session')) !== null
  } catch {
    return false
  }
}

/** The stored values that a start reads, and what early calls are sent with: nothing without an account. */
async function openEarly(config: Promise<Response>, terminalType: TerminalType, subtle: SubtleCrypto) {
  const { apiBase, siteType, storageKey } = (await (await config).clone().json()) as ServerConfig
  const { read, opened } = createEarlyReader(namespaceOf(terminalType), storageKey ?? DEFAULT_STORAGE_KEY, subtle)
  const [session, account, loginId, site] = await Promise.all([
    readJson(read, 'session'),
    readJson(read, 'account'),
    read('loginUuid'),
    readJson(read, 'siteInfo'),
    read('mallUser'),
    read('theme'),
    read('systemTheme'),
  ])
  const current = readSession(session, account, loginId)
  if (current?.kind !== 'account') return { opened }
  const base = apiBase.endsWith('/') ? apiBase : `${apiBase}/`
  const credential = { ...current, accountId: current.account.id }
  return { opened, context: { base, siteType, credential, operator: operatorFrom(site) } }
}

async function readJson(read: EarlyReader['read'], key: StorageKey): Promise<unknown> {
  try {
    return JSON.parse((await read(key)) ?? 'null')
  } catch {
    return undefined
  }
}

/** An early call that is on its way. */
interface SentRequest {
  readonly url: string
  readonly identity: string
  readonly answer: Promise<Response>
}

async function send(
  { path, body }: EarlyRequest,
  opening: ReturnType<typeof openEarly>,
): Promise<SentRequest | undefined> {
  const { context } = await opening
  if (!context) return undefined
  const operation = { method: 'POST', path } as const
  const request = { operation, params: {}, query: {}, files: [], body: body(context) }
  const { url, init } = await createSignedRequest(request, { ...context, loadSigning, now: Date.now() })
  const timeout = timeoutSignal(REQUEST_TIMEOUT_MS)
  const answer = fetch(url, { ...init, signal: timeout.signal })
  answer.then(timeout.clear, timeout.clear)
  return { url, identity: identityOf(init), answer }
}

/** Identity of a call besides its URL: token and body. */
function identityOf(init: RequestInit | undefined): string {
  const headers = new Headers(init?.headers)
  return `${headers.get('Authorization') ?? ''}\n${typeof init?.body === 'string' ? init.body : ''}`
}

function operatorFrom(stored: unknown) {
  const { cAccUuid, cOrgName, cOrgUuid } = (stored ?? {}) as Partial<SiteRecord>
  if (cAccUuid === undefined || cOrgName === undefined || cOrgUuid === undefined) return undefined
  return operatorOf({ cAccUuid, cOrgName, cOrgUuid })
}
