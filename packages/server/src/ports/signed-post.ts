import { createHmac, randomUUID } from 'node:crypto'

/** A service on the network, and the key that requests to it are signed with. */
export interface SignedService {
  readonly url: string
  readonly key: string
}

/** Time limit (ms) of one request. */
const TIMEOUT_MS = 8000

/**
 * Posts JSON to a service. Header `x-signature` is the HMAC-SHA256 in hex of time stamp, nonce and body, joined by line
 * breaks; any answer but 2xx is an error named after the service.
 */
export async function signedPost({ url, key }: SignedService, name: string, message: unknown): Promise<string> {
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
    // A redirect would hand personal data to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`the ${name} service answered ${answer.status}`)
  return text
}
