import type { FormulaNode, FormulaRef, FormulaType, FunctionName } from './formula-tree.ts'

/** Why a formula does not fit the fields: a field that is not there, or a value of another type than is needed. */
export type TypeFault = { readonly reason: 'FIELD'; readonly name: string } | { readonly reason: 'TYPE' }

/** What a formula may read, and whether it may add up rows: that is for headers and summaries. */
export interface FormulaFields {
  readonly typeOf: (ref: FormulaRef) => FormulaType | undefined
  readonly hasTotals: boolean
}

/** The type of a formula, or why it has none. Engine 4.3. */
export function checkFormula(tree: FormulaNode, fields: FormulaFields): FormulaType | TypeFault {
  try {
    return typeOf(tree, fields)
  } catch (error) {
    if (error instanceof Misfit) return error.fault
    throw error
  }
}

class Misfit extends Error {
  readonly fault: TypeFault
  constructor(fault: TypeFault) {
    super(fault.reason)
    this.fault = fault
  }
}

function typeOf(node: FormulaNode, fields: FormulaFields): FormulaType {
  switch (node.kind) {
    case 'number':
    case 'text':
    case 'flag':
      return node.kind
    case 'ref': {
      const type = fields.typeOf(node)
      if (!type) throw new Misfit({ reason: 'FIELD', name: node.name })
      return type
    }
    case 'unary':
      return needed(node.of, node.op === 'NOT' ? 'flag' : 'number', fields)
    case 'binary':
      return binaryType(node, fields)
    case 'call':
      return callType(node, fields)
  }
}

/** Checks that a node has a type. */
function needed(node: FormulaNode | undefined, type: FormulaType, fields: FormulaFields): FormulaType {
  if (!node || typeOf(node, fields) !== type) throw new Misfit({ reason: 'TYPE' })
  return type
}

/** The one type that all nodes have. */
function common(nodes: readonly FormulaNode[], fields: FormulaFields): FormulaType {
  const [first, ...others] = nodes.map((node) => typeOf(node, fields))
  if (!first || others.some((type) => type !== first)) throw new Misfit({ reason: 'TYPE' })
  return first
}

function binaryType({ op, left, right }: Extract<FormulaNode, { kind: 'binary' }>, fields: FormulaFields): FormulaType {
  const both = (type: FormulaType) => [left, right].map((side) => needed(side, type, fields))
  switch (op) {
    case '+':
    case '-':
    case '*':
    case '/':
      both('number')
      return 'number'
    case '&':
      both('text')
      return 'text'
    case 'AND':
    case 'OR':
      both('flag')
      return 'flag'
    case '=':
    case '<>':
      common([left, right], fields)
      return 'flag'
    case '<':
    case '<=':
    case '>':
    case '>=': {
      const type = common([left, right], fields)
      if (type !== 'number' && type !== 'date') throw new Misfit({ reason: 'TYPE' })
      return 'flag'
    }
  }
}

/** Functions whose arguments have fixed types: those, and the type of the result. The last one repeats. */
const SIGNATURES: Readonly<Partial<Record<FunctionName, readonly [readonly FormulaType[], FormulaType]>>> = {
  ROUND: [['number'], 'number'],
  FLOOR: [['number'], 'number'],
  CEIL: [['number'], 'number'],
  ABS: [['number'], 'number'],
  MIN: [['number'], 'number'],
  MAX: [['number'], 'number'],
  MOD: [['number'], 'number'],
  CONCAT: [['text'], 'text'],
  LEFT: [['text', 'number'], 'text'],
  RIGHT: [['text', 'number'], 'text'],
  LEN: [['text'], 'number'],
  TEXT: [['number'], 'text'],
  DAYS: [['date'], 'number'],
  ADDDAYS: [['date', 'number'], 'date'],
  TODAY: [[], 'date'],
  SUM: [['number'], 'number'],
  AVG: [['number'], 'number'],
  COUNT: [[], 'number'],
}

const TOTALS: readonly FunctionName[] = ['SUM', 'AVG', 'COUNT']

function callType({ name, args }: Extract<FormulaNode, { kind: 'call' }>, fields: FormulaFields): FormulaType {
  if (TOTALS.includes(name) && !fields.hasTotals) throw new Misfit({ reason: 'TYPE' })
  const signature = SIGNATURES[name]
  if (signature) {
    const [types, result] = signature
    for (const [index, arg] of args.entries()) needed(arg, types[index] ?? types.at(-1) ?? 'number', fields)
    return result
  }
  const [first, ...others] = args
  if (name === 'IF') {
    needed(first, 'flag', fields)
    return common(others, fields)
  }
  if (name === 'EMPTY') {
    common(args, fields)
    return 'flag'
  }
  const type = common(args, fields)
  return name === 'IN' ? 'flag' : type
}
