import { searchProductPage } from '@mallwright/contract/catalog'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { sign, SIGNATURE_WINDOW_MS } from '@mallwright/contract/signing'
import { newUuid } from '@mallwright/contract/values'

import { startDeployment } from '../deployment.ts'
import { openGateway } from '../gateway.ts'
import { mustCatch, neverClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

interface Sent {
  readonly path: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

interface Session {
  readonly token: string
  readonly signKey: string
}

type Forge = (honest: Sent, session: Session) => Sent

const AT_ONCE = 25
const PATH = searchProductPage.path

/** Forgeries: requests that the session's owner did not send, sent late, or sent before. */
const FORGERIES: readonly Forge[] = [
  (honest) => ({ ...honest, headers: { ...honest.headers, csign: 'ab'.repeat(32) } }),
  (honest) => ({ ...honest, headers: { ...honest.headers, csign: '' } }),
  (honest) => ({ ...honest, headers: { ...honest.headers, cnonce: newUuid() } }),
  (honest) => ({ ...honest, body: JSON.stringify({ cKeyword: 'changed' }) }),
  (honest) => ({ ...honest, path: `${honest.path}?isSuper=1` }),
  (_, session) => signed(session, { timestamp: Date.now() - SIGNATURE_WINDOW_MS - 5000 }),
  (_, session) => signed({ ...session, signKey: '0'.repeat(64) }, {}),
  (honest, session) => ({ ...signed(session, {}), body: honest.body.replace('"', ' "') }),
]

/** N forged or replayed requests, of which none may be accepted; 2 N valid ones, of which none may be refused. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startDeployment()
  try {
    const { session } = await openGateway(server.url)
    const accepted = async (request: Sent) => (await send(server.url, request)) === ENVELOPE_CODES.success
    // Planted faults: a valid request among the forged ones must be counted, and a forged one among the valid.
    const planted = signed(session, {})
    mustCatch('forged requests accepted', (await countOf([planted], accepted)) === 1)
    mustCatch('honest requests refused', (await countOf([planted], async (one) => !(await accepted(one)))) === 1)

    const honest = Array.from({ length: count * 2 }, () => signed(session, {}))
    const refused = await countOf(honest, async (one) => !(await accepted(one)))
    const forged = Array.from({ length: count }, (_, index) => {
      const forge = FORGERIES[index % (FORGERIES.length + 1)]
      // The last forgery of every round is a replay of an accepted request.
      return forge ? forge(signed(session, {}), session) : (honest[index] ?? planted)
    })
    const passed = await countOf(forged, accepted)
    return [
      neverClaim('forged or replayed requests accepted', `${count} requests in ${FORGERIES.length + 1} ways`, passed),
      neverClaim('honest requests refused', `${count * 2} requests, ${AT_ONCE} at once`, refused),
    ]
  } finally {
    await server.stop()
  }
}

function signed({ token, signKey }: Session, { timestamp = Date.now() }: { timestamp?: number }): Sent {
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

async function send(url: string, { path, body, headers }: Sent): Promise<number> {
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return ((await answer.json()) as { code: number }).code
}

async function countOf(requests: readonly Sent[], isCounted: (request: Sent) => Promise<boolean>): Promise<number> {
  let counted = 0
  for (let from = 0; from < requests.length; from += AT_ONCE) {
    const answers = await Promise.all(requests.slice(from, from + AT_ONCE).map(isCounted))
    counted += answers.filter(Boolean).length
  }
  return counted
}
