import { searchProductPage } from '@mallwright/contract/catalog'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { sign, SIGNATURE_WINDOW_MS } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'

import { startDeployment } from '../deployment.ts'
import { openGateway } from '../gateway.ts'
import { assertDetects, zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

interface SignedCall {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Session {
  readonly token: string
  readonly signKey: string
}

type Forgery = (valid: SignedCall, session: Session) => SignedCall

const CONCURRENCY = 25
const PATH = searchProductPage.path

/** Forgeries: requests that the session's owner did not send, or sent too long ago. */
const FORGERIES: readonly Forgery[] = [
  (valid) => ({ ...valid, headers: { ...valid.headers, csign: 'ab'.repeat(32) } }),
  (valid) => ({ ...valid, headers: { ...valid.headers, csign: '' } }),
  (valid) => ({ ...valid, headers: { ...valid.headers, cnonce: newUuid() } }),
  (valid) => ({ ...valid, body: JSON.stringify({ cKeyword: 'changed' }) }),
  (valid) => ({ ...valid, path: `${valid.path}?isSuper=1` }),
  (_, session) => signCall(session, { timestamp: Date.now() - SIGNATURE_WINDOW_MS - 5000 }),
  (_, session) => signCall({ ...session, signKey: '0'.repeat(64) }, {}),
  (valid, session) => ({ ...signCall(session, {}), body: valid.body.replace('"', ' "') }),
]

/** N forged or replayed requests, of which none may be accepted; 2 N valid ones, of which none may be refused. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startDeployment()
  try {
    const { session } = await openGateway(server.url)
    const isAccepted = async (request: SignedCall) => (await send(server.url, request)) === ENVELOPE_CODES.success
    // Planted faults: a valid request among the forged ones must be counted, and a forged one among the valid.
    const planted = signCall(session, {})
    assertDetects('forged requests accepted', (await countOf([planted], isAccepted)) === 1)
    assertDetects(
      'valid requests refused',
      (await countOf([planted], async (request) => !(await isAccepted(request)))) === 1,
    )

    const valid = Array.from({ length: count * 2 }, () => signCall(session, {}))
    const refused = await countOf(valid, async (request) => !(await isAccepted(request)))
    const forgedRequests = Array.from({ length: count }, (_, index) => {
      const forgery = FORGERIES[index % (FORGERIES.length + 1)]
      // The last forgery of every round is a replay of an accepted request.
      return forgery ? forgery(signCall(session, {}), session) : (valid[index] ?? planted)
    })
    const acceptedForgeries = await countOf(forgedRequests, isAccepted)
    return [
      zeroClaim(
        'forged or replayed requests accepted',
        `${count} requests of ${FORGERIES.length + 1} kinds`,
        acceptedForgeries,
      ),
      zeroClaim('valid requests refused', `${count * 2} requests, ${CONCURRENCY} at once`, refused),
    ]
  } finally {
    await server.stop()
  }
}

function signCall({ token, signKey }: Session, { timestamp = Date.now() }: { timestamp?: number }): SignedCall {
  const body = JSON.stringify({ cKeyword: '', pageSize: 1 })
  const request = { nonce: newUuid(), timestamp: String(timestamp), token }
  const csign = sign({ ...request, method: 'POST', path: PATH, query: new URLSearchParams(), payload: body }, signKey)
  const { nonce } = request
  return {
    path: PATH,
    body,
    headers: { authorization: token, cnonce: nonce, dtimestamp: request.timestamp, csign },
  }
}

async function send(url: string, { path, body, headers }: SignedCall): Promise<number> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return ((await answer.json()) as { code: number }).code
}

async function countOf(
  requests: readonly SignedCall[],
  isCounted: (request: SignedCall) => Promise<boolean>,
): Promise<number> {
  let total = 0
  for (let from = 0; from < requests.length; from += CONCURRENCY) {
    const answers = await Promise.all(requests.slice(from, from + CONCURRENCY).map(isCounted))
    total += answers.filter(Boolean).length
  }
  return total
}
