import type { Endpoint, WireRequest } from '@mallwright/contract/rpc'
import { pathOf } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'

import type { Credential, OperatorFields } from './credential.ts'
import type { Signing } from './signing.ts'

/** Request timeout in ms. Specification 1 §9. */
export const REQUEST_TIMEOUT_MS = 20_000

/** System type code of this client. Specification 1 §9. */
const SYSTEM_TYPE = 'A2'

/** Context of a request: base URL, session, operator and clock. */
export interface RequestContext {
  /** Gateway base, ending in a slash. */
  readonly base: string
  /** Absent for bootstrap calls, which are not signed. */
  readonly credential: Credential | undefined
  /** Called for a request with a credential. */
  readonly loadSigning: () => Promise<Signing>
  readonly operator: OperatorFields | undefined
  /** Epoch ms. */
  readonly now: number
  /** Language of the answer; that of the browser when absent. */
  readonly locale?: Locale
  /** Domain of the site that is shown, when it is not that of the host. */
  readonly siteDomain?: string | undefined
}

/** The members of a request that determine URL and signature. */
export type SignableRequest = Omit<WireRequest, 'operation'> & {
  readonly operation: Pick<Endpoint, 'method' | 'path' | 'transport'>
}

/** URL and `RequestInit` of one call, signed when there is a session. */
export async function createSignedRequest(
  request: SignableRequest,
  { base, credential, loadSigning, operator, now, locale, siteDomain }: RequestContext,
): Promise<{ readonly url: string; readonly init: RequestInit }> {
  const { operation } = request
  const path = pathOf(operation, request.params)
  const query = new URLSearchParams(request.query)
  const json = operation.method === 'POST' ? JSON.stringify(withOperator(request.body, operator)) : ''
  const isMultipart = operation.transport === 'multipart'
  const stamp = { nonce: newUuid(), timestamp: String(now) }
  const headers: Record<string, string> = {
    cAccUuid: credential?.accountId ?? '',
    cNonce: stamp.nonce,
    dTimestamp: stamp.timestamp,
    cOrginSysType: SYSTEM_TYPE,
  }
  // The reader's choice, not the browser's.
  if (locale) headers['Accept-Language'] = locale
  if (siteDomain) headers['cSiteDomain'] = siteDomain
  // The browser sets the multipart type with its boundary.
  if (!isMultipart) headers['Content-Type'] = 'application/json'
  if (credential) {
    const { multipartPayload, sign } = await loadSigning()
    const payload = isMultipart ? await multipartPayload(json, await bytesOf(request.files)) : json
    headers['Authorization'] = credential.token
    headers['cSign'] = await sign(
      { method: operation.method, path, query, payload, ...stamp, token: credential.token },
      credential.signKey,
    )
  }
  const init: RequestInit = { method: operation.method, headers, cache: 'no-store' }
  if (operation.method === 'POST') init.body = isMultipart ? formOf(json, request.files) : json
  const search = query.toString()
  return { url: `${base}${path}${search === '' ? '' : `?${search}`}`, init }
}

function withOperator(body: unknown, operator: OperatorFields | undefined): unknown {
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isObject || body === undefined ? { ...body, ...operator } : body
}

async function bytesOf(files: readonly File[]): Promise<Uint8Array<ArrayBuffer>[]> {
  return Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
}

function formOf(datas: string, files: readonly File[]): FormData {
  const form = new FormData()
  form.append('datas', datas)
  for (const file of files) form.append('files', file, file.name)
  return form
}
