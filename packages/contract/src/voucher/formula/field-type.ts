import type { FormulaType } from './formula-tree.ts'

/** What a field or a member of a reference counts as in formulas: by its type, and where that says nothing by the prefix of its name. Engine 4.3. */
export function fieldValueType(name: string, type = ''): FormulaType {
  if (type === 'Number' || name.startsWith('i')) return 'number'
  if (type === 'Date' || name.startsWith('d')) return 'date'
  return type === 'Checkbox' || name.startsWith('b') ? 'flag' : 'text'
}
