import { ENDPOINTS_BY_NAME } from '@mallwright/contract/registry'
import { createApi, pathOf } from '@mallwright/contract/rpc'
import { multipartPayload, sign } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'
import type { Api, Send } from '@mallwright/contract/rpc'
import type { TerminalType } from '@mallwright/contract/session'

/** Every endpoint as a function, signed for one session. */
export type Gateway = Api<typeof ENDPOINTS_BY_NAME> & { readonly session: { token: string; signKey: string } }

/** Gateway client for tests in Node, signed in as a visitor. Each call is sent once: no retry, no renewal. */
export async function openGateway(url: string): Promise<Gateway> {
  const session = { token: '', signKey: '' }
  const gateway = gatewayOf(url, session)
  const visitor = await gateway.getMockToken({})
  if (!visitor.ok) throw new Error(`no visitor session: ${visitor.msg}`)
  session.token = visitor.data.cMockToken
  session.signKey = visitor.data.cSignKey
  return gateway
}

/**
 * Another client of a session, e.g. at a second server process. Each call has a connection of its own unless it is told to keep
 * it: one that idles through a long test may be closed just as the next call is sent.
 */
export function gatewayOf(
  url: string,
  session: Gateway['session'],
  connection: 'close' | 'keep-alive' = 'close',
): Gateway {
  return Object.assign(createApi(ENDPOINTS_BY_NAME, sender(url, session, connection)), { session })
}

/** Gateway client signed in with a password; takes over an existing session. */
export async function signIn(
  url: string,
  account: { readonly phone: string; readonly password: string; readonly terminal: TerminalType },
): Promise<Gateway> {
  const gateway = await openGateway(url)
  const cTerminalType = account.terminal
  let answer = await gateway.login({
    body: { cMobilePhone: account.phone, cPassword: account.password, cTerminalType },
  })
  if (answer.ok && answer.data.bAlreadyLogin)
    answer = (await gateway.forcedLogin({
      body: { cForcedLoginToken: answer.data.cForcedLoginToken, cTerminalType },
    })) as typeof answer
  if (!answer.ok) throw new Error(`no sign-in for ${account.phone}: ${answer.msg}`)
  gateway.session.signKey = answer.data.cSignKey
  return gateway
}

/** Publishes everything that is not live; gives the number of the release. */
export async function publishAll(client: Gateway, cNote = ''): Promise<number> {
  const list = await client.getPublishList({ body: {} })
  if (!list.ok) throw new Error(list.msg)
  const items = list.data.results.map(({ cColumnCode, iRevision }) => ({ cColumnCode, iRevision }))
  const published = await client.publishColumnPage({ body: { items, cNote, cRequestUuid: newUuid() } })
  if (!published.ok) throw new Error(`not published: ${published.msg}`)
  return published.data.iRelease
}

function sender(url: string, session: { token: string; signKey: string }, connection: string): Send {
  return async ({ operation, params, query, body, files }) => {
    const path = pathOf(operation, params)
    const isMultipart = operation.transport === 'multipart'
    const datas = isMultipart ? JSON.stringify(body) : ''
    const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
    const json = operation.method === 'POST' && !isMultipart ? JSON.stringify(body ?? {}) : ''
    const payload = isMultipart ? multipartPayload(datas, bytes) : json
    const form = new FormData()
    if (isMultipart) {
      form.append('datas', datas)
      for (const file of files) form.append('files', file)
    }
    const nonce = newUuid()
    const timestamp = String(Date.now())
    const search = new URLSearchParams(query)
    const request = { method: operation.method, path, query: search, payload, nonce, timestamp, token: session.token }
    const answer = await fetch(`${url}/api/${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: operation.method,
      headers: {
        connection,
        ...(session.token && {
          authorization: session.token,
          cnonce: nonce,
          dtimestamp: timestamp,
          csign: sign(request, session.signKey),
          corginsystype: 'A2',
        }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(isMultipart ? { body: form } : json && { body: json }),
    })
    session.token = answer.headers.get('authorization') ?? session.token
    const isFile = operation.transport === 'blob' && !answer.headers.get('content-type')?.includes('json')
    const envelope: unknown = isFile ? { code: 1, msg: '', data: await answer.blob() } : await answer.json()
    return { arrived: true, envelope }
  }
}
