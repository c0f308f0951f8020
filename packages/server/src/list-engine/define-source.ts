import type { DataScope, FieldKind, FilterFields } from '@mallwright/contract/list-engine'
import type { SQL } from 'drizzle-orm'

/** Who reads a list; `organisationId` and `personId` are those of the current institution, absent without an active one. */
export interface ListCaller {
  readonly accountId: string
  readonly phone: string
  readonly isOperator: boolean
  readonly organisationId?: string
  readonly personId?: string
  readonly isAdmin: boolean
}

/** What a list may do with a field. */
export interface FieldRights {
  /** May be compared. */
  readonly filter?: boolean
  /** May be ordered by. */
  readonly order?: boolean
  readonly sum?: boolean
  /** LIKE ignores case. */
  readonly fold?: boolean
  /** How texts sort: names as a dictionary does, codes by their characters. Codes unless said. */
  readonly sorts?: 'names' | 'codes'
  /** No list can read, compare or order by it. */
  readonly secret?: boolean
  /** Whatever a condition compares it with, it is this: the caller's own phone (domain 1.13), or what `asked` means for the caller. */
  readonly fixedTo?: (caller: ListCaller, asked: string) => string
  /** The rows at or below chosen nodes of a tree; `keys` is an array of uuids. */
  readonly below?: (keys: SQL) => SQL
}

/** A field of a source: its kind, its SQL and its rights. */
export interface SourceField extends FieldRights {
  readonly kind: FieldKind
  /** The value; of `exists` a test of rows below, which has no value. */
  readonly sql: SQL | ((test: (column: SQL) => SQL) => SQL)
}

/** The rows that a scope has for a caller; `undefined` where the caller has no right to it. */
type ScopeRule = (caller: ListCaller) => SQL | undefined

/** Rows that lists can be made of: typed, reviewed, and the only thing that holds SQL. Engine 1.3. */
export interface SourceDeclaration {
  readonly name: string
  readonly from: SQL
  /** Row key: the last sort key, and what sub lists hang on. */
  readonly key: { readonly field: string; readonly sql: SQL }
  /** Offered scopes; absent ones are not. */
  readonly scopes: Readonly<Partial<Record<DataScope, ScopeRule>>>
  /** Allows cAsOf: later pages leave out rows that came since the first. */
  readonly createdAt?: SQL
  /** Of child rows: the key of their parent. */
  readonly parent?: SQL
  readonly fields: Readonly<Record<string, SourceField>>
  /** Of a form: its rows are a draft of the client, and none are read. Specification 2 §3 (cDataSourceType none). */
  readonly isForm?: boolean
}

/** A source with its fields as filters see them. */
export interface Source extends SourceDeclaration {
  /** Without secret fields, which so answer as unknown ones. */
  readonly filterFields: FilterFields
}

/** Declares a source. */
export function defineSource(declaration: SourceDeclaration): Source {
  const open = Object.entries(declaration.fields).filter(([, { secret }]) => !secret)
  const filterFields = new Map(open.map(([name, { kind, filter, order }]) => [name, { kind, filter, order }] as const))
  return { ...declaration, filterFields }
}

/** The open field of a name; `undefined` for unknown and secret ones. */
export function fieldOf({ fields, filterFields }: Source, name: string): SourceField | undefined {
  return filterFields.has(name) ? fields[name] : undefined
}

const ofKind =
  (kind: FieldKind) =>
  (sql: SQL, rights: FieldRights = {}): SourceField => ({ kind, sql, ...rights })

/** Makes the fields of a source by kind: `money` is fen in SQL and yuan outside, `date` a time stamp, `exists` filters only. */
export const field = {
  text: ofKind('text'),
  key: ofKind('key'),
  int: ofKind('int'),
  decimal: ofKind('decimal'),
  money: ofKind('money'),
  date: ofKind('date'),
  flag: ofKind('flag'),
  exists: (
    test: (matches: (column: SQL) => SQL) => SQL,
    rights: Pick<FieldRights, 'fold' | 'fixedTo'> = {},
  ): SourceField => ({
    kind: 'exists',
    sql: test,
    filter: true,
    ...rights,
  }),
}
