import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { FilterInvalid, ListRow, ROWS_FAILURES } from './list.contract.ts'
import { Code, unchecked, uuidText } from './engine-fields.ts'

/** A reference: what its chooser shows, and what of a chosen row is saved. Specification 2 §3, engine 3.1. */
export const Reference = z.object({
  cReferType: z.enum(['tree', 'list', 'tree-list']),
  cBaseTreeCode: z.string(),
  cBaseQueryCode: z.string(),
  cBaseListCode: z.string(),
  /** Unique field of a row. */
  cReferDataKey: z.string(),
  /** Field of the list that is compared with cTreeJoinField of the chosen nodes. */
  cListJoinField: z.string(),
  cTreeJoinField: z.string(),
  cTreeDataScopeType: z.string(),
  cListDataScopeType: z.string(),
  /** Comma-separated; the first is the key. */
  cSaveField: z.string(),
  cShowField: z.string(),
})
export type Reference = z.infer<typeof Reference>

/** A reference by its code; an unknown one is 4004. */
export const getReferByCode = endpoint({
  method: 'GET',
  path: 'alc-city-framework/SysReferAction/getReferByCode/{referCode}',
  gate: 'login',
  summary: 'The definition of a reference.',
  params: z.object({ referCode: Code }),
  data: Reference,
})

/** An option of an enumeration. Specification 2 §3; `cColor` is ours: the name of a row state colour, or ''. */
export const EnumOption = z.object({
  cOptionName: z.string(),
  cOptionKey: z.string(),
  bDisabled: z.boolean(),
  cColor: z.string(),
})
export type EnumOption = z.infer<typeof EnumOption>

/** An enumeration by its code; an unknown one is 4004. */
export const getOneEnumByCode = endpoint({
  method: 'GET',
  path: 'alc-city-framework/SysEnumAction/getOneEnumByCode/{enumCode}',
  gate: 'login',
  summary: 'The options of an enumeration.',
  params: z.object({ enumCode: Code }),
  data: z.object({ optionList: z.array(EnumOption) }),
})

/** The values that a column of source archives or voucher may take; an unknown pair of table and field is 4004. Engine 3.4. */
export const queryDefinedDataPage = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysDefinedDataSourceAction/queryDefinedDataPage',
  gate: 'login',
  summary: 'Values of a defined data source.',
  body: z.object({
    cAccUuid: unchecked<string>(),
    cOrgUuid: unchecked<string>(),
    cTableUuid: uuidText,
    cFieldUuid: uuidText,
    isPage: unchecked<boolean>(),
    pageSize: unchecked<number | string>(),
    pageNumber: unchecked<number | string>(),
    cWhere: unchecked<string | null>(),
  }),
  data: z.object({ pageData: z.array(ListRow), iTotleSize: z.int() }),
  failures: { ...ROWS_FAILURES, FILTER_INVALID: { code: 4001, data: FilterInvalid } },
})
