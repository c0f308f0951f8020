import { foldText } from '../list-engine/search-text.ts'
import type { DeskFilter } from './audit-desk.store.ts'

/** The narrowing of a list of the desk from its call. */
export function deskFilter(body: {
  readonly cKeyword: string
  readonly pageNumber: number
  readonly pageSize: number
}): DeskFilter {
  return { keyword: foldText(body.cKeyword), page: { number: body.pageNumber, size: body.pageSize } }
}

/** A page of wire rows from rows that know the number of all. */
export function deskPage<Row extends { readonly total: number }, Wire>(
  rows: readonly Row[],
  toWire: (row: Row) => Wire,
): { results: Wire[]; iTotleSize: number } {
  return { results: rows.map(toWire), iTotleSize: rows[0]?.total ?? 0 }
}
