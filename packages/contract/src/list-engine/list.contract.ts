import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Code, NO_PERMISSION, requestKey, unchecked, uuidText } from './engine-fields.ts'
import { PLAN_FAILURES, PLAN_SAVE_FAILURES, planFields, planOwner, planScope, SavedPlan } from './plan-fields.ts'

/** Limits of plans and pages. Specification 2 §5; engine 1.5, 2. */
export const LIST_LIMITS = {
  minPageSize: 10,
  maxPageSize: 30,
  /** Rows of an answer without pages. */
  unpagedRows: 200,
  maxPageNumber: 100_000,
  items: 60,
  title: 20,
  /** Rows that are counted; above, `iTotleSize` is this number. */
  counted: 100_000,
  /** Children of a row in one answer. */
  children: 50,
} as const

/** Types of columns. Specification 2 §3. */
export const COLUMN_TYPES = ['Text', 'TextArea', 'Refer', 'Number', 'Date', 'Select', 'Checkbox', 'Boolean'] as const

/** A column of a list; the order in `list` is the order on the screen. Specification 2 §3; `bSort` and `iOrder` are ours. */
export const ListColumn = z.object({
  cItemUuid: z.string(),
  cFieldName: z.string(),
  cTitleName: z.string(),
  cFieldType: z.enum(COLUMN_TYPES),
  /** Of a Date: date, datetime, month or time; of a Select its enumeration; of a Refer its reference. */
  cFieldTypeCode: z.string(),
  iPrecision: z.int(),
  /** Drawn. */
  bShow: z.boolean(),
  /** Travels, but is never drawn nor offered in settings. */
  bHide: z.boolean(),
  /** Cannot be unticked. */
  bRequired: z.boolean(),
  bSum: z.boolean(),
  /** May be ordered by. */
  bSort: z.boolean(),
  /** From 1. */
  iOrder: z.int(),
})
export type ListColumn = z.infer<typeof ListColumn>

/** The plan that a layout was made by. `cPlanUUID` and `iPlanID` only of a saved one. */
export const ListPlan = z.object({
  ...planFields,
  cBaseListCode: z.string(),
  iPageRowSize: z.int(),
  /** '' for the definition's order. */
  cOrderField: z.string(),
})
export type ListPlan = z.infer<typeof ListPlan>

/** Scopes of rows, the narrowest first. */
export const DATA_SCOPES = ['own', 'institution', 'site'] as const
export type DataScope = (typeof DATA_SCOPES)[number]

/** An option of a row state badge. Specification 2 §3. */
export const StateOption = z.object({
  label: z.string(),
  value: z.string(),
  /** The name of a row state colour, or one of its own as `#rrggbb`; '' for the usual one. */
  color: z.string(),
  /** Colour of the word as `#rrggbb`; '' for the usual one. */
  textcolor: z._default(z.string(), ''),
})
export type StateOption = z.infer<typeof StateOption>

/** Where a list's rows come from; a client sends it back as it is. Specification 2 §3. */
export const BaseList = z.object({
  cBaseListCode: z.string(),
  /** `none` loads nothing. */
  cDataSourceType: z.enum(['none', 'table', 'view', 'api']),
  cServerName: z.string(),
  /** The public handle of the list, never a table. */
  cTableName: z.string(),
  cDataScopeType: z.enum(DATA_SCOPES),
  cDefinedApi: z.string(),
  cOrderField: z.string(),
  /** The list of the child rows; '' for a plain list. */
  cDetailListCode: z.string(),
  /** The field of the child rows that holds the key of their parent, as cFilterField; '' for a plain list. Ours. */
  cDetailJoinField: z._default(z.string(), ''),
  /** The column whose value is the row's state; '' without one. */
  stateField: z.string(),
  stateOptions: z.array(StateOption),
})
export type BaseList = z.infer<typeof BaseList>

/** The layout of a list: the built-in one, the organisation's or the person's. */
export const getBaseListPlan = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseListAction/getBaseListPlan',
  gate: 'login',
  summary: 'The layout of a list.',
  body: z.object({ cBaseListCode: Code, ...planScope }),
  data: z.object({
    bHasOrgPlan: z.boolean(),
    bHasPersonPlan: z.boolean(),
    list: z.array(ListColumn),
    plan: ListPlan,
    baseList: BaseList,
  }),
  failures: NO_PERMISSION,
})

/** Deletes the plan of the organisation (1) or of the person (2); one that is not there counts as deleted. */
export const deleteOneBaseListPlanPost = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseListAction/deleteOneBaseListPlanPost',
  gate: 'login',
  summary: 'Deletes a column plan.',
  body: z.object({ cBaseListCode: Code, ...planOwner }),
  data: z.object({}),
  failures: PLAN_FAILURES,
})

/**
 * Saves a column plan: of `list` only cItemUuid, cTitleName, bShow and the place count, of `plan` its code, type, page size,
 * order and the version that it was loaded with (0 for a new one). Specification 2 §5, engine 2.
 */
export const saveOneBaseListPlan = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseListAction/saveOneBaseListPlan',
  gate: 'login',
  summary: 'Saves a column plan.',
  body: z.object({
    plan: z.object({
      cBaseListCode: Code,
      ...planOwner,
      iPageRowSize: unchecked<number | string | null>(),
      cOrderField: z._default(z.string().check(z.maxLength(400)), ''),
      iVersion: z._default(z.int(), 0),
    }),
    list: z
      .array(z.object({ cItemUuid: uuidText, cTitleName: z.string(), bShow: z.boolean() }))
      .check(z.maxLength(LIST_LIMITS.items)),
    ...requestKey,
  }),
  data: SavedPlan,
  failures: {
    ...PLAN_SAVE_FAILURES,
    PAGE_SIZE_MISSING: { code: 4001, data: z.object({ cField: z.literal('iPageRowSize') }) },
    PAGE_SIZE_OUT_OF_RANGE: { code: 4001, data: z.object({ cField: z.literal('iPageRowSize') }) },
    COLUMNS_EMPTY: { code: 4001, data: z.object({ cField: z.literal('list') }) },
    COLUMN_TITLE_EMPTY: { code: 4001, data: z.object({ cField: z.literal('cTitleName') }) },
  },
})

/** A row of a list: cRowKey, the asked columns, `$` companions, and `subList` and `iSubTotal` in a compound list. */
export const ListRow = z.record(z.string(), z.unknown())
export type ListRow = z.infer<typeof ListRow>

/** Why a condition, an order or a filter was refused; engine 1.7. */
export const FilterInvalid = z.object({
  cField: z.string(),
  cReason: z.enum(['SYNTAX', 'FIELD', 'TYPE', 'LIMIT']),
  /** Index into the text; of a list its item. */
  iPosition: z.int(),
})

/** Failures of every call that reads rows by conditions. */
export const ROWS_FAILURES = {
  ...NO_PERMISSION,
  FILTER_INVALID: { code: 4001, data: FilterInvalid },
  QUERY_TIMEOUT: { code: 5000 },
} as const

/**
 * A page of a list. Whatever it names can only narrow the definition. Its shape is checked after list and right, so a
 * refused field is FIELD_INVALID of the handler; engine 1.5.
 */
export const getPageData4List = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysBaseListAction/getPageData4List',
  gate: 'login',
  summary: 'A page of a list.',
  body: z.object({
    cBaseListCode: unchecked<string>(),
    bPage: unchecked<boolean>(),
    iPageNumber: unchecked<number | string>(),
    iPageSize: unchecked<number | string>(),
    cDataSourceType: unchecked<string>(),
    cServerName: unchecked<string>(),
    cTableName: unchecked<string>(),
    cDataScopeType: unchecked<string>(),
    cDefinedApi: unchecked<string>(),
    cColumns: unchecked<string>(),
    cWhere: unchecked<string | null>(),
    queryConditionList: unchecked<readonly unknown[]>(),
    cFilterField: unchecked<string>(),
    cFilterValue: unchecked<string>(),
    cOrderField: unchecked<string>(),
    cOrgUuid: unchecked<string>(),
    cAccUuid: unchecked<string>(),
    cFormat: unchecked<'0' | '1'>(),
    bEncrypt: unchecked<boolean>(),
    cAsOf: unchecked<string>(),
  }),
  data: z.object({
    pageData: z.array(ListRow),
    iTotleSize: z.int(),
    /** Sums over all rows by column; without those of more than 15 digits. */
    sumMap: z.record(z.string(), z.number()),
    /** Send it with later pages, so that newer rows shift nothing. */
    cAsOf: z.string(),
    /** Without pages, more rows than the answer has. */
    bCut: z.boolean(),
  }),
  failures: ROWS_FAILURES,
})

/** What is wrong with a column plan, in the order of specification 2 §5; both sides ask. */
export function columnPlanFault(
  iPageRowSize: number | string | null | undefined,
  titles: readonly string[],
):
  | 'PAGE_SIZE_MISSING'
  | 'PAGE_SIZE_OUT_OF_RANGE'
  | 'COLUMNS_EMPTY'
  | 'COLUMN_TITLE_EMPTY'
  | 'TITLE_TOO_LONG'
  | undefined {
  const text = String(iPageRowSize ?? '').trim()
  if (text === '' || !Number.isFinite(Number(text))) return 'PAGE_SIZE_MISSING'
  const size = Number(text)
  if (!Number.isInteger(size) || size < LIST_LIMITS.minPageSize || size > LIST_LIMITS.maxPageSize) {
    return 'PAGE_SIZE_OUT_OF_RANGE'
  }
  if (titles.length === 0) return 'COLUMNS_EMPTY'
  if (titles.some((title) => title.trim() === '')) return 'COLUMN_TITLE_EMPTY'
  return titles.some((title) => Array.from(title.trim()).length > LIST_LIMITS.title) ? 'TITLE_TOO_LONG' : undefined
}
