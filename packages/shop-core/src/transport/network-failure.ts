import type { WireAnswer } from '@mallwright/contract/rpc'

import { text } from '../i18n/locale-store.ts'
import { CLIENT_ERROR_TEXT } from '../query/call-error.ts'

/** Loss of the connection or a timeout: tells the network's rejections from errors of our own code. */
class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The result of network I/O; its rejections become network failures, those of any other code are bugs. */
export async function overNetwork<Result>(io: Promise<Result>): Promise<Result> {
  try {
    return await io
  } catch (cause) {
    throw new NetworkError(String(cause), { cause })
  }
}

/** Failure of a call that threw. An error of our own code is reported and gets a text of its own. */
export function transportFailureOf(thrown: unknown): WireAnswer {
  if (thrown instanceof NetworkError) {
    const isTimeout = (thrown.cause as { readonly name?: unknown } | null)?.name === 'TimeoutError'
    return { arrived: false, failure: isTimeout ? 'TIMEOUT' : 'NETWORK', msg: thrown.message }
  }
  globalThis.reportError?.(thrown)
  return { arrived: false, failure: 'CLIENT_ERROR', msg: text(CLIENT_ERROR_TEXT) }
}
