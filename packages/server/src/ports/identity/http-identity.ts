import * as z from 'zod/mini'

import { signedPost } from '../signed-post.ts'
import type { SignedService } from '../signed-post.ts'
import { ENTERPRISE_MISMATCH, MISMATCH } from './identity.ts'
import type { IdentityVerdict, IdentityVerifier } from './identity.ts'

const Answer = z.object({ match: z.boolean() })

/** Asks an identity service, or a bridge to one: `{ "match": true | false }` answers a claim with its `subject`. */
export function httpIdentity(service: SignedService): IdentityVerifier {
  const ask = async (claim: object, reason: typeof MISMATCH): Promise<IdentityVerdict> => {
    const { match } = Answer.parse(JSON.parse(await signedPost(service, 'identity', claim)))
    return match ? { isMatch: true } : { isMatch: false, reason }
  }
  return {
    verifyPerson: (claim) => ask({ subject: 'person', ...claim }, MISMATCH),
    verifyEnterprise: (claim) => ask({ subject: 'enterprise', ...claim }, ENTERPRISE_MISMATCH),
  }
}
