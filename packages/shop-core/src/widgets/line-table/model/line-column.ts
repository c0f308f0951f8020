import type { Condition } from '@mallwright/contract/list-engine'
import { parseFormula, planFormulas } from '@mallwright/contract/voucher/formula'
import type { FormulaNode, FormulaPlace, FormulaType } from '@mallwright/contract/voucher/formula'

/** Types of columns. Specification 2 §3. */
export type LineColumnType = 'Text' | 'TextArea' | 'Number' | 'Date' | 'Select' | 'Checkbox' | 'Refer'

/** A column of a table of line items. Values are texts, '' for none; a checked box is '1'. */
export interface LineColumn {
  readonly field: string
  readonly title: string
  readonly type: LineColumnType
  /** Of a Date its type, of a Select its enumeration, of a Refer its reference; `location` makes a Text an address. */
  readonly typeCode?: string
  readonly isShown?: boolean
  readonly isRequired?: boolean
  readonly isReadOnly?: boolean
  /** Whether its total is shown. */
  readonly isSummed?: boolean
  /** Decimals of a Number. */
  readonly precision?: number
  readonly min?: string
  readonly max?: string
  /** Characters of a text: 50, of several lines 200, unless given. Specification 2 §5. */
  readonly maxLength?: number
  /** What of a typed text stays, by its host. Specification 2 §5. */
  readonly inputFilter?: (text: string) => string
  /** Narrows what a reference offers. */
  readonly where?: Condition
  /** What a new row starts with. */
  readonly defaultValue?: string
  /** What it counts as in formulas; follows from its type unless given. */
  readonly valueType?: FormulaType
  /** Computed from other fields; nobody types it. */
  readonly formula?: string
  /** Copied from a member of the reference that another column chooses, at each new choice; what was typed before the first one stays. Engine 4.2. */
  readonly copies?: { readonly column: string; readonly member: string }
}

/** A field of the header that formulas read or that is computed from totals. */
export interface HeadField {
  readonly field: string
  readonly valueType: FormulaType
  readonly precision?: number
  readonly formula?: string
}

/** A computed field with its place. */
export interface ComputedField {
  readonly place: FormulaPlace
  readonly name: string
  readonly tree: FormulaNode
  readonly precision: number
}

/** What a column counts as in formulas. */
export function valueTypeOf({ type, valueType }: LineColumn): FormulaType {
  if (valueType) return valueType
  switch (type) {
    case 'Number':
      return 'number'
    case 'Date':
      return 'date'
    case 'Checkbox':
      return 'flag'
    case 'Text':
    case 'TextArea':
    case 'Select':
    case 'Refer':
      return 'text'
  }
}

/** Decimals of a number: a computed one has two unless given, a typed one none. */
export function precisionOf({ precision, formula }: Pick<LineColumn, 'precision' | 'formula'>): number {
  return precision ?? (formula === undefined ? 0 : 2)
}

/** Whether a value of the column may be typed. */
export function isTyped({ formula, isReadOnly = false }: LineColumn): boolean {
  return formula === undefined && !isReadOnly
}

/**
 * The computed fields of a table in the order of their computing. Throws for a formula that does not parse and for a circle:
 * templates are checked before a table is made of them.
 */
export function computedFields(columns: readonly LineColumn[], head: readonly HeadField[]): readonly ComputedField[] {
  const computed = [
    ...head.map((field) => ({ ...field, place: 'head' as const })),
    ...columns.map((column) => ({ ...column, place: 'row' as const })),
  ].flatMap(({ place, field, formula, precision }) => {
    if (formula === undefined) return []
    const parsed = parseFormula(formula)
    if (!parsed.ok) throw new Error(`${field}: ${parsed.reason} at ${parsed.position}`)
    return [
      {
        place,
        name: field,
        tree: parsed.tree,
        precision: precisionOf({ formula, ...(precision !== undefined && { precision }) }),
      },
    ]
  })
  const plan = planFormulas(computed)
  if (!plan.ok) throw new Error(`formulas in a circle: ${plan.circle.join(' → ')}`)
  return plan.order
}
