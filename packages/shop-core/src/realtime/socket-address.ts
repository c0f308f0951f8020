/** Client parameters of the socket URL. Missing ones are sent as `EMPTY_PART`. Specification 1 §4.5. */
export interface SocketClient {
  readonly enterprise?: string
  readonly operator?: string
  readonly userPhone?: string
  readonly userUuid?: string
  readonly loginUuid?: string
  /** A one-time ticket, never the session's token (domain 1.13). */
  readonly ticket: string
}

/** Placeholder of a missing parameter. Specification 1 §4.5 requires placeholders without giving their text. */
export const EMPTY_PART = 'emptyToken'

/**
 * URL of the socket with its query.
 * @param socketUrl of the server configuration: a ws(s) or http(s) URL, or a path of the page's own host
 * @param page the page's address
 */
export function socketAddress(socketUrl: string, page: string, client: SocketClient): string {
  const url = new URL(socketUrl, page)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  const parts: Readonly<Record<string, string | undefined>> = {
    device: '2',
    system: 'A2',
    idc: '',
    operator: client.operator,
    enterprise: client.enterprise,
    userPhone: client.userPhone,
    userUuid: client.userUuid,
    token: client.ticket,
    loginUuid: client.loginUuid,
  }
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, value || EMPTY_PART)
  return url.href
}
