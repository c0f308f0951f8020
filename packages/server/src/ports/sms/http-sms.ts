import { createHmac, randomUUID } from 'node:crypto'

import type { SmsSender } from './sms.ts'

/** An SMS service or a bridge to one, and the key that requests to it are signed with. */
export interface HttpSmsOptions {
  readonly url: string
  readonly key: string
}

/** Time limit (ms) of one request. */
const TIMEOUT_MS = 8000

/**
 * Sends messages as JSON by POST. Header `x-signature` is the HMAC-SHA256 in hex of time stamp, nonce and body, joined by
 * line breaks; any answer but 2xx is an error.
 */
export function httpSms({ url, key }: HttpSmsOptions): SmsSender {
  return {
    async send(message) {
      const body = JSON.stringify(message)
      const timestamp = String(Date.now())
      const nonce = randomUUID()
      const signature = createHmac('sha256', key).update([timestamp, nonce, body].join('\n')).digest('hex')
      const answer = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-nonce': nonce,
          'x-signature': signature,
        },
        body,
        // A redirect would hand phone and code to another host.
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the SMS service answered ${answer.status}`)
    },
  }
}
