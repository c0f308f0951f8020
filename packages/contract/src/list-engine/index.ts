export {
  DEFAULT_VALUE_LIMITS,
  DefaultMap,
  deleteDefaultValue,
  getDefaultValue,
  saveDefaultValue,
} from './default-value.contract.ts'
export {
  decodeMembers,
  encodeField,
  ENCODED_FIELD,
  ENCODED_MEMBERS,
  encodeMembers,
  fieldContext,
} from './field-encoding.ts'
export { conditionText, filterText, keywordFields } from './filter-text.ts'
export type { KeywordItem } from './filter-text.ts'
export { FILTER_LIMITS } from './filter-tree.ts'
export { escapePattern } from './filter-values.ts'
export type {
  Condition,
  FieldKind,
  FilterFault,
  FilterField,
  FilterFields,
  FilterReason,
  FilterTest,
  ParsedFilter,
  SortKey,
} from './filter-tree.ts'
export { checkedValue } from './filter-values.ts'
export {
  BaseList,
  COLUMN_TYPES,
  columnPlanFault,
  DATA_SCOPES,
  deleteOneBaseListPlanPost,
  getBaseListPlan,
  getPageData4List,
  LIST_LIMITS,
  ListColumn,
  ListPlan,
  ListRow,
  saveOneBaseListPlan,
  StateOption,
} from './list.contract.ts'
export type { DataScope } from './list.contract.ts'
export { parseFilter, parseSortKeys } from './parse-filter.ts'
export { DEFAULT_MODELS, QUERY_MODELS, readQuery, VALUE_TYPES, valueTypeOf } from './query-model.ts'
export type { QueryCondition, ValueType } from './query-model.ts'
export {
  deleteOneBaseQueryPlanPost,
  getBaseQueryPlan,
  QUERY_TYPES,
  QueryItem,
  QueryPlan,
  queryPlanFault,
  saveOneBaseQueryPlan,
} from './query.contract.ts'
export { EnumOption, getOneEnumByCode, getReferByCode, queryDefinedDataPage, Reference } from './reference.contract.ts'
export { getData4Tree, getOneTreeBaseByCode, TREE_LIMITS, TreeBase } from './tree.contract.ts'
export type { TreeNode } from './tree.contract.ts'
