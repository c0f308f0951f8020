import { VOUCHER_TYPES } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { and, eq } from 'drizzle-orm'

import type { Transaction } from '../../db/database.ts'
import { only, orm } from '../../db/query.ts'
import { account } from '../../db/tables/account.table.ts'
import { orgMember } from '../../db/tables/organisation.table.ts'
import { archive } from '../../db/tables/voucher/archive.table.ts'
import type { Maker } from '../../voucher/book/voucher-maker.ts'
import { accountId, organisationId } from '../plans/demo-id.ts'

/** Who makes the vouchers of an institution: each has the right to. Domain 4.5. */
interface People {
  /** Of all but money. */
  readonly usual: string
  /** Of payments and receipts of money. */
  readonly cashier: string
}

const PEOPLE: Readonly<Record<string, People>> = {
  E1: { usual: '19900150001', cashier: '19900140001' },
  E2: { usual: '19900140002', cashier: '19900150005' },
  T6: { usual: '19900130001', cashier: '19900130001' },
  E4: { usual: '19900140004', cashier: '19900140004' },
  OP: { usual: '19900180005', cashier: '19900180002' },
}

/** Who decides on what E1 submits; the others need no approval. */
const APPROVER = { institution: 'E1', phone: '19900150002' }

const CASHIERS: readonly VoucherType[] = ['PUR_PAYMENT', 'SAL_RECEIPT']

/** The people of a chain. */
export interface Cast {
  /** Who makes vouchers of a type. */
  readonly makerOf: (type: VoucherType) => Maker
  /** Who decides where the buyer's institution asks for it. */
  readonly approver: Maker
  /** The partner in the records of whose voucher it is. */
  readonly partnerOf: (type: VoucherType) => string
}

/** Reads the people of a chain between two institutions. */
export async function readCast(client: Transaction, buyer: string, seller: string): Promise<Cast> {
  const [buying, selling] = [await readPeople(client, buyer), await readPeople(client, seller)]
  const supplierId = await readPartner(client, { owner: buyer, kind: 'supplier', other: seller })
  const customerId = await readPartner(client, { owner: seller, kind: 'customer', other: buyer })
  const isUp = (type: VoucherType) => VOUCHER_TYPES[type].side === 'up'
  return {
    makerOf: (type) => (isUp(type) ? buying : selling)[CASHIERS.includes(type) ? 'cashier' : 'usual'],
    approver: await readMaker(client, APPROVER.institution, APPROVER.phone),
    partnerOf: (type) => (isUp(type) ? supplierId : customerId),
  }
}

async function readPeople(client: Transaction, institution: string): Promise<Readonly<Record<keyof People, Maker>>> {
  const people = PEOPLE[institution]
  if (!people) throw new Error(`nobody makes vouchers of ${institution}`)
  return {
    usual: await readMaker(client, institution, people.usual),
    cashier: await readMaker(client, institution, people.cashier),
  }
}

/** The record of another institution among an institution's suppliers or customers. */
export async function readPartner(
  client: Transaction,
  { owner, kind, other }: { readonly owner: string; readonly kind: 'supplier' | 'customer'; readonly other: string },
): Promise<string> {
  const isWanted = and(
    eq(archive.organisationId, organisationId(owner)),
    eq(archive.kind, kind),
    eq(archive.partnerOrgId, organisationId(other)),
  )
  return only(await orm(client).select({ id: archive.id }).from(archive).where(isWanted)).id
}

async function readMaker(client: Transaction, institution: string, phone: string): Promise<Maker> {
  const organisation = organisationId(institution)
  const { userType, ...member } = only(
    await orm(client)
      .select({
        accountId: account.id,
        phone: account.mobilePhone,
        personId: orgMember.id,
        userType: orgMember.userType,
      })
      .from(orgMember)
      .innerJoin(account, eq(account.id, orgMember.accountId))
      .where(
        and(
          eq(orgMember.organisationId, organisation),
          eq(orgMember.isStopped, false),
          eq(orgMember.accountId, accountId(phone)),
        ),
      ),
  )
  return { ...member, isOperator: false, isAdmin: userType === 'admin', organisationId: organisation }
}
