import type { Label } from '@mallwright/contract/values'

import type { ListRow } from './row-page.ts'

/** Something to do with a row. Specification 2 §3. */
export interface RowOperation {
  /** Shown only to who may use the button of this code in the current menu; to all without one. */
  readonly code?: string
  readonly label: Label
  readonly method: string
  readonly type?: 'primary' | 'warning' | 'danger' | 'success' | 'default'
  /** Whether a row has it; every row without one. */
  readonly iif?: boolean | ((row: ListRow) => boolean)
}

/** Something to do with all chosen rows. */
export interface BatchOperation {
  readonly code?: string
  readonly label: Label
  readonly method: string
}

/** What a list does by itself: it shows all of a row. */
export const DETAIL_METHOD = 'detail'

/** Operations that are buttons of a row; the rest is in a menu. Specification 2 §9. */
export const BUTTONS_A_ROW = 3

/** Whether a caller with these codes of the list's menu may use an operation; a list without a menu asks for none. Specification 2 §6. */
export function isAllowed({ code }: { readonly code?: string }, codes: ReadonlySet<string> | undefined): boolean {
  return code === undefined || code === '' || codes === undefined || codes.has(code)
}

/** The operations that a row has, of those that the caller may use. */
export function operationsOf(row: ListRow, operations: readonly RowOperation[]): readonly RowOperation[] {
  return operations.filter(({ iif = true }) => (typeof iif === 'boolean' ? iif : iif(row)))
}
