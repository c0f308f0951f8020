import type { Institution } from '@mallwright/contract/institution'
import * as z from 'zod/mini'

/** Columns of an account's membership in an institution. */
export const MEMBERSHIP = {
  accUuid: z.string(),
  accSignId: z.string(),
  name: z.string(),
  kind: z.number(),
  isVerified: z.boolean(),
  personId: z.string(),
  personName: z.string(),
  isPersonStopped: z.boolean(),
  isStopped: z.boolean(),
  waitsForDeletion: z.boolean(),
  isDefault: z.boolean(),
}

/** An account's membership in an institution. */
export type Membership = Readonly<z.infer<z.ZodMiniObject<typeof MEMBERSHIP>>>

/** A membership in wire names. */
export function wireInstitution(membership: Membership): Institution {
  return {
    cAccUuid: membership.accUuid,
    cAccSignId: membership.accSignId,
    cEnterpriseName: membership.name,
    iAccType: membership.kind,
    bAuthentication: membership.isVerified,
    cPersonUuid: membership.personId,
    cPersonName: membership.personName,
    bStop: membership.isPersonStopped,
    bAccStop: membership.isStopped,
    bWaitDelete: membership.waitsForDeletion,
    bDefault: membership.isDefault,
  }
}
