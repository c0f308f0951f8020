import type { BatchAnswer } from '@mallwright/contract/permission'
import type { Label } from '@mallwright/contract/values'

import type { DeskApi } from './desk-api.ts'
import type { DeskFailure } from './desk-failure.ts'

/** A value of a row: its text, a second line, and how it is coloured. */
export interface DeskCell {
  readonly text: Label | string
  readonly note?: Label | string
  /** A state: drawn as a badge. */
  readonly tone?: 'good' | 'bad' | 'waiting' | 'muted'
}

/** A short text that an action needs. */
export interface DeskField {
  readonly label: Label
  readonly hint: Label
  readonly missing: Label
  readonly invalid: Label
  readonly isValid: (text: string) => boolean
}

/** What an operator may do with a row. It is asked for first, with a reason where one is needed. */
export interface DeskAction {
  readonly name: string
  readonly label: Label
  readonly isDangerous?: boolean
  /** The question; `{subject}` is the row's title. */
  readonly question: Label
  readonly needsReason: boolean
  /** Asked for in place of a reason. */
  readonly field?: DeskField
  /** `input` is the reason or the text of the field. */
  run(api: DeskApi, input: string): Promise<DeskAnswer>
}

/** The end of an action: done, or the failure in the operator's language. */
export type DeskAnswer = { readonly ok: true } | DeskFailure

/** Something done with several rows at once, each by itself. */
export interface DeskBatch {
  readonly label: Label
  /** Name of the rows' action that it repeats: a row without it cannot be chosen. */
  readonly action: string
  /** The question; `{subject}` is the number of rows. */
  readonly question: Label
  run(api: DeskApi, rowKeys: string[]): Promise<{ readonly ok: true; readonly data: BatchAnswer } | DeskFailure>
}

/** A fact of a row that the table has no room for. */
export interface DeskFact {
  readonly label: Label
  readonly value: Label | string
}

/** A row of a section. */
export interface DeskRow {
  readonly key: string
  /** Names the row in questions and for screen readers. */
  readonly title: string
  /** In the order of the section's columns. */
  readonly cells: readonly DeskCell[]
  readonly facts?: readonly DeskFact[]
  /** Private pictures below the facts, by the ids of their files. */
  readonly pictures?: readonly { readonly label: Label; readonly docId: string }[]
  readonly actions: readonly DeskAction[]
  /** A list of what belongs to the row, which opens above it. */
  readonly related?: DeskSection
}

/** A file of what a section lists. */
export interface DeskDownload {
  readonly label: Label
  /** Name of the file without its day, and its ending. */
  readonly file: Label
  readonly ending: string
  /** Everything that the query finds, whatever its page. */
  load(api: DeskApi, query: DeskQuery): Promise<{ readonly ok: true; readonly bytes: Blob } | DeskFailure>
}

/** What a section is asked for. */
export interface DeskQuery {
  readonly keyword: string
  /** Value of the chosen filter; empty for all. */
  readonly filter: string
  /** First and last day, `yyyy-MM-dd`, for sections that know days; empty for no limit. */
  readonly from: string
  readonly to: string
  /** From 1. */
  readonly page: number
}

/** A page of a section. */
export interface DeskPage {
  readonly rows: readonly DeskRow[]
  readonly total: number
}

/** A list of the desk. */
export interface DeskSection {
  readonly key: string
  readonly label: Label
  readonly columns: readonly Label[]
  /** What may be searched for; absent for lists that are not searched. */
  readonly searchHint?: Label
  /** Choices beside "all"; none for lists that are not filtered. */
  readonly filters: readonly { readonly value: string; readonly label: Label }[]
  /** It is narrowed by days, too. */
  readonly hasDays?: true
  readonly download?: DeskDownload
  /** Said when there is nothing. */
  readonly emptyText: Label
  /** Said in place of 无数据权限 to whom the list is closed. */
  readonly closedText?: { readonly title: Label; readonly hint: Label }
  /** Acts on no row, such as making one. */
  readonly create?: DeskAction
  /** Acts on the chosen rows. */
  readonly batch?: DeskBatch
  /** Rejects with `DeskError`. */
  load(api: DeskApi, query: DeskQuery): Promise<DeskPage>
}

/** Everything, from the first page on. */
export const WHOLE_LIST: DeskQuery = { keyword: '', filter: '', from: '', to: '', page: 1 }

/** Rows of a page; the size that every list of the desk asks for. */
export const DESK_PAGE_SIZE = 20

/** A list that could not be loaded. */
export class DeskError extends Error {
  readonly failure: string
  constructor(failure: string, message: string) {
    super(message)
    this.failure = failure
  }
}

type ListAnswer<Wire> =
  | { readonly ok: true; readonly data: { readonly results: readonly Wire[]; readonly iTotleSize: number } }
  | DeskFailure

/** The page of a list's answer. An empty one (2000) has no rows; any other failure is thrown. */
export function pageFrom<Wire>(answer: ListAnswer<Wire>, readRow: (wire: Wire, index: number) => DeskRow): DeskPage {
  if (answer.ok) return { rows: answer.data.results.map(readRow), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { rows: [], total: 0 }
  throw new DeskError(answer.failure, answer.msg)
}

/** The members of a list call that every section sends. */
export function listBody({ keyword, page }: DeskQuery) {
  return { cKeyword: keyword, pageNumber: page, pageSize: DESK_PAGE_SIZE }
}

/** The members of a list call that sections with days send, too. */
export function daysBody({ from, to }: DeskQuery) {
  return { dFrom: from, dTo: to }
}
