/** Types of values in formulas. Engine 4.3. */
export type FormulaType = 'number' | 'text' | 'flag' | 'date'

/** Most of what a formula may have. Engine 4.3. */
export const FORMULA_LIMITS = { characters: 500, nodes: 80, depth: 16, formulas: 30, digits: 15 } as const

/** Operators of two operands. */
export type BinaryOperator = '+' | '-' | '*' | '/' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'AND' | 'OR'

/** Functions with the number of their arguments, from and to. */
export const FUNCTIONS = {
  ROUND: [2, 2],
  FLOOR: [1, 1],
  CEIL: [1, 1],
  ABS: [1, 1],
  MIN: [1, 20],
  MAX: [1, 20],
  MOD: [2, 2],
  IF: [3, 3],
  NVL: [2, 2],
  EMPTY: [1, 1],
  IN: [2, 20],
  CONCAT: [1, 20],
  LEFT: [2, 2],
  RIGHT: [2, 2],
  LEN: [1, 1],
  TEXT: [2, 2],
  DAYS: [2, 2],
  ADDDAYS: [2, 2],
  TODAY: [0, 0],
  SUM: [1, 1],
  AVG: [1, 1],
  COUNT: [0, 0],
} as const
export type FunctionName = keyof typeof FUNCTIONS

/** A field that a formula reads: of the row or the header, or a save field of a reference's companion. */
export interface FormulaRef {
  readonly kind: 'ref'
  readonly isHead: boolean
  readonly name: string
  readonly member?: string
}

/** A formula as a tree. Numbers are decimals as texts. */
export type FormulaNode =
  | { readonly kind: 'number'; readonly value: string }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'flag'; readonly value: boolean }
  | FormulaRef
  | { readonly kind: 'unary'; readonly op: '-' | 'NOT'; readonly of: FormulaNode }
  | { readonly kind: 'binary'; readonly op: BinaryOperator; readonly left: FormulaNode; readonly right: FormulaNode }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly args: readonly FormulaNode[] }

/** What a formula may read. Values are texts as fields have them, '' for none; a flag is '1' or '0'. */
export interface FormulaScope {
  readonly valueOf: (ref: FormulaRef) => string
  readonly typeOf: (ref: FormulaRef) => FormulaType | undefined
  /** Sum and count of the row field of a name over non-blank rows, without empties. */
  readonly sumOf: (name: string) => { readonly sum: string; readonly count: number }
  /** Number of non-blank rows. */
  readonly rowCount: () => number
  /** `yyyy-MM-dd`, the day on which the form was opened. */
  readonly today: string
}

/** The nodes below one. */
export function childrenOf(node: FormulaNode): readonly FormulaNode[] {
  switch (node.kind) {
    case 'unary':
      return [node.of]
    case 'binary':
      return [node.left, node.right]
    case 'call':
      return node.args
    case 'number':
    case 'text':
    case 'flag':
    case 'ref':
      return []
  }
}
