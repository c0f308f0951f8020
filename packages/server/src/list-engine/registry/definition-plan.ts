import type { DataScope, ListColumn, QueryItem } from '@mallwright/contract/list-engine'
import type { Label } from '@mallwright/contract/values'

/** A column as it is installed. */
export interface ColumnPlan {
  readonly field: string
  readonly title: Label
  readonly type: ListColumn['cFieldType']
  /** Type of a Date, enumeration of a Select. */
  readonly code?: string
  readonly precision?: number
  readonly isShown?: boolean
  readonly isHidden?: boolean
  readonly isRequired?: boolean
  readonly isSummed?: boolean
}

/** A condition as it is installed; the model follows from the type unless it is given. */
export interface QueryItemPlan {
  readonly field: string
  readonly label: Label
  readonly type: QueryItem['cFieldType']
  readonly code?: string
  readonly model?: number
}

/** A list with the query of the same code, as they are installed. */
export interface ListPlanData {
  readonly code: string
  readonly name: string
  readonly source: string
  readonly handle: string
  /** Code of the menu that it needs a right in; for everybody within its scope without one. */
  readonly menu?: string
  readonly scope: DataScope
  readonly order: string
  readonly pageRowSize: number
  /** What every row of it has. */
  readonly fixed?: { readonly field: string; readonly value: string }
  /** The list of the rows below each row: a compound list. */
  readonly detailCode?: string
  readonly columns: readonly ColumnPlan[]
  readonly queries: readonly QueryItemPlan[]
}

/** An option of an enumeration; colours as `StateOption` has them. */
interface OptionPlan {
  readonly key: string
  readonly name: Label
  readonly color?: string
  readonly textColor?: string
}

/** An enumeration as it is installed. */
export interface EnumPlan {
  readonly code: string
  readonly name: string
  readonly options: readonly OptionPlan[]
}
