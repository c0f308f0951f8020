import { randomInt } from 'node:crypto'

import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { only, orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { inviteCode, operator, organisation } from '../db/tables/organisation.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'

/** What an invite code leads to. */
export interface InviteTarget {
  readonly code: string
  readonly inviteUuid: string
  /** `undefined` for the code of an institution that is no operator. */
  readonly operator: { readonly id: string; readonly name: string } | undefined
  /** `undefined` for an operator's code. */
  readonly institution: { readonly id: string; readonly kind: number } | undefined
}

/** What an invite code leads to; `undefined` when it does not exist or is stopped, or its institution is. */
export async function findInvite(client: Queryable, code: string): Promise<InviteTarget | undefined> {
  const [found] = await orm(client)
    .select({
      code: inviteCode.code,
      inviteUuid: inviteCode.inviteUuid,
      operatorId: operator.id,
      operatorName: operator.name,
      institutionId: organisation.id,
      kind: organisation.kind,
      isStopped: organisation.isStopped,
      waitsForDeletion: organisation.waitsForDeletion,
    })
    .from(inviteCode)
    .leftJoin(operator, eq(operator.id, inviteCode.operatorId))
    .leftJoin(organisation, eq(organisation.id, inviteCode.organisationId))
    .where(and(eq(inviteCode.code, code.toUpperCase()), eq(inviteCode.isStopped, false)))
  if (!found || found.isStopped || found.waitsForDeletion) return undefined
  const { operatorId, operatorName, institutionId, kind, inviteUuid } = found
  return {
    code: found.code,
    inviteUuid,
    operator: operatorId !== null && operatorName !== null ? { id: operatorId, name: operatorName } : undefined,
    institution: institutionId !== null && kind !== null ? { id: institutionId, kind } : undefined,
  }
}

/** Letters and digits that are not taken for one another. */
const CODE_CHARACTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const CODE_LENGTH = 8

/** A new invite code that nobody guesses. */
export function newInviteCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_CHARACTERS[randomInt(CODE_CHARACTERS.length)]).join('')
}

/** The code by which an institution invites; its first one is made. */
export async function codeOfInstitution(client: Transaction, organisationId: string) {
  const institution = await orm(client)
    .select({ name: organisation.name })
    .from(organisation)
    .where(eq(organisation.id, organisationId))
    // Two members at once: one makes the code, the other finds it.
    .for('no key update')
  const columns = { code: inviteCode.code, inviteUuid: inviteCode.inviteUuid }
  const [existing] = await orm(client)
    .select(columns)
    .from(inviteCode)
    .where(and(eq(inviteCode.organisationId, organisationId), eq(inviteCode.isStopped, false)))
    .orderBy(inviteCode.createdAt)
    .limit(1)
  const made =
    existing ??
    only(await orm(client).insert(inviteCode).values({ code: newInviteCode(), organisationId }).returning(columns))
  return { ...made, name: only(institution).name }
}

type Refused = Failed<'INVITE_UNKNOWN' | 'INVITE_NOT_OPERATOR', { readonly cField: 'cInviteCode' }>

/** The operator of an optional invite code; null without a code. Specification 1 §5.3. */
export async function operatorOfInvite(client: Queryable, code: string): Promise<string | null | Refused> {
  if (code === '') return null
  const found = await findInvite(client, code)
  if (!found) return fail('INVITE_UNKNOWN', { cField: 'cInviteCode' })
  return found.operator?.id ?? fail('INVITE_NOT_OPERATOR', { cField: 'cInviteCode' })
}
