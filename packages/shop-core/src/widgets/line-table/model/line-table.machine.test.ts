import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { HeadField, LineColumn } from './line-column.ts'
import { createLineTable, MAX_ROWS } from './line-table.machine.ts'
import type { LineTable, LineTableOptions, LoadedRow } from './line-table.machine.ts'

const COLUMNS: readonly LineColumn[] = [
  { field: 'cMaterial', title: '物料', type: 'Refer', isRequired: true },
  { field: 'cUnit', title: '单位', type: 'Text', copies: { column: 'cMaterial', member: 'cUnit' } },
  { field: 'iQty', title: '数量', type: 'Number', precision: 3, isRequired: true, isSummed: true },
  { field: 'iPrice', title: '单价', type: 'Number', precision: 2 },
  { field: 'cKind', title: '类别', type: 'Select', defaultValue: 'A' },
  {
    field: 'iAmount',
    title: '金额',
    type: 'Number',
    formula: 'ROUND(iQty*iPrice*(1-head.iDiscount),2)',
    isSummed: true,
  },
]
const HEAD: readonly HeadField[] = [
  { field: 'iDiscount', valueType: 'number' },
  { field: 'iTotal', valueType: 'number', formula: 'SUM(iAmount)' },
]

const row = (id: string, iQty: string, iPrice: string): LoadedRow => ({
  id,
  values: { cMaterial: `m${id}`, iQty, iPrice, cKind: 'A' },
})

const make = (options: Partial<LineTableOptions> = {}): LineTable =>
  createLineTable({
    columns: COLUMNS,
    head: { fields: HEAD, values: { iDiscount: '0' } },
    rows: [row('1', '2', '1.5'), row('2', '1', '10')],
    today: '2026-11-23',
    ...options,
  })

const at = (table: LineTable, index: number) => {
  const found = table.state.getState().rows[index]
  if (!found) throw new Error(`no row ${index}`)
  return found
}

describe('a table of line items', () => {
  it('computes rows, totals and the header at once, and again from what depends on a cell', () => {
    const table = make()
    expect(at(table, 0).values['iAmount']).toBe('3')
    expect(table.state.getState().head['iTotal']).toBe('13')
    table.edit(at(table, 0).key, { values: { iQty: '4' } })
    expect(table.state.getState()).toMatchObject({ head: { iTotal: '16' }, sums: { iQty: { sum: '5', count: 2 } } })
    table.setHead('iDiscount', '0.5')
    expect(table.state.getState().rows.map(({ values }) => values['iAmount'])).toEqual(['3', '5'])
    expect(table.state.getState().head['iTotal']).toBe('8')
  })

  it('knows what changed: set back is as loaded, new stays new', () => {
    const table = make()
    const { key } = at(table, 0)
    table.edit(key, { values: { iQty: '9' } })
    expect(at(table, 0).state).toBe('edit')
    table.edit(key, { values: { iQty: '2' } })
    expect(at(table, 0).state).toBe('empty')
    table.edit(key, { values: { cMaterial: '', iQty: '', iPrice: '', cKind: '' } })
    expect(at(table, 0).state).toBe('edit')
    table.add({ values: { iQty: '1' } })
    expect(at(table, 2).state).toBe('new')
  })

  it('keeps what was loaded and removed, and drops what was new', () => {
    const table = make()
    table.edit(at(table, 0).key, { values: { iQty: '9' } })
    table.remove(at(table, 0).key)
    table.remove(table.add({ values: { iQty: '1' } }) ?? '')
    expect(table.result()).toMatchObject({ rows: [{ id: '2', iRowNo: 1, cRowState: 'empty' }], deleted: ['1'] })
    expect(table.state.getState().head['iTotal']).toBe('10')
  })

  it('does not count, check or save rows with nothing but defaults', () => {
    const table = make({ rows: [] })
    const key = table.add({ values: {} }) ?? ''
    expect(table.state.getState().count).toBe(0)
    expect(table.missing()).toEqual([])
    expect(table.result().rows).toEqual([])
    table.edit(key, { values: { cKind: 'B' } })
    expect(table.state.getState().count).toBe(1)
    expect(table.missing().map(({ number, column }) => `${number} ${column.title}`)).toEqual(['1 物料', '1 数量'])
    table.edit(key, { values: { cKind: 'A' } })
    expect(table.state.getState().count).toBe(0)
  })

  it('copies what a chosen reference has, then lets it be changed', () => {
    const table = make({ rows: [] })
    const chosen = (cUnit: string) => ({ cMaterial: [{ text: '纸', value: { cUuid: 'm', cUnit } }] })
    const key = table.add({ values: { cMaterial: 'm' }, companions: chosen('箱') }) ?? ''
    expect(at(table, 0).values['cUnit']).toBe('箱')
    table.edit(key, { values: { cUnit: '包' } })
    expect(at(table, 0).values['cUnit']).toBe('包')
    table.edit(key, { values: { cMaterial: 'n' }, companions: chosen('盒') })
    expect(at(table, 0).values['cUnit']).toBe('盒')
  })

  it('begins with what a reference has, and leaves what was typed before the first choice', () => {
    const columns = COLUMNS.map((column) =>
      column.field === 'iPrice' ? { ...column, copies: { column: 'cMaterial', member: 'iPrice' } } : column,
    )
    const chosen = (cUuid: string, iPrice: unknown) => ({
      values: { cMaterial: cUuid },
      companions: { cMaterial: [{ text: cUuid, value: { cUuid, iPrice } }] },
    })
    const table = make({ columns, rows: [] })
    const price = () => at(table, 0).values['iPrice']
    const key = table.add({ values: { iQty: '2', iPrice: '9' } }) ?? ''
    table.edit(key, chosen('m', 18.5))
    expect(price()).toBe('9')
    table.edit(key, { values: { iPrice: '' } })
    expect(price()).toBe('')
    // A further choice brings its own.
    table.edit(key, chosen('n', 7.25))
    expect(at(table, 0).values).toMatchObject({ iPrice: '7.25', iAmount: '14.5' })
    // One without a price takes the copied one away, but not a typed one.
    table.edit(key, chosen('o', ''))
    expect(at(table, 0).values).toMatchObject({ iPrice: '', iAmount: '' })
    table.edit(key, { values: { iPrice: '3' } })
    table.edit(key, chosen('p', ''))
    expect(price()).toBe('3')
  })

  it('leaves read-only tables, rows and cells alone', () => {
    const whole = make({ isDisabled: true })
    whole.edit(at(whole, 0).key, { values: { iQty: '9' } })
    whole.remove(at(whole, 0).key)
    expect(whole.add({ values: { iQty: '1' } })).toBeUndefined()
    expect(whole.result()).toMatchObject({ rows: [{ values: { iQty: '2' } }, {}], deleted: [] })
    const table = make({
      isRowReadOnly: ({ iPrice }) => iPrice === '10',
      isCellReadOnly: (_, { field }) => field === 'iPrice',
    })
    table.edit(at(table, 0).key, { values: { iQty: '9', iPrice: '9', iAmount: '1' } })
    table.edit(at(table, 1).key, { values: { iQty: '9' } })
    table.remove(at(table, 1).key)
    expect(
      table.state.getState().rows.map(({ values }) => [values['iQty'], values['iPrice'], values['iAmount']]),
    ).toEqual([
      ['9', '1.5', '13.5'],
      ['1', '10', '10'],
    ])
  })

  it('holds a thousand rows, and refuses to add beyond them as a whole', () => {
    const table = make({ rows: [] })
    table.add({ values: { iQty: '1' } }, MAX_ROWS - 1)
    expect(table.add({ values: { iQty: '1' } }, 2)).toBeUndefined()
    expect(table.add({ values: { iQty: '1' } })).toBeDefined()
    expect(table.state.getState().sums['iQty']).toEqual({ sum: '1000', count: 1000 })
  })

  it('says why a computed cell is empty', () => {
    const columns: readonly LineColumn[] = [
      { field: 'iQty', title: '数量', type: 'Number' },
      { field: 'iShare', title: '比', type: 'Number', formula: '1/iQty' },
    ]
    const table = make({ columns, rows: [{ id: '1', values: { iQty: '0' } }], head: { fields: [], values: {} } })
    expect(at(table, 0)).toMatchObject({ values: { iShare: '' }, problems: { iShare: 'DIVIDE_BY_ZERO' } })
    table.edit(at(table, 0).key, { values: { iQty: '4' } })
    expect(at(table, 0)).toMatchObject({ values: { iShare: '0.25' }, problems: {} })
  })

  it('is not made of formulas in a circle', () => {
    const columns: readonly LineColumn[] = [
      { field: 'a', title: 'a', type: 'Number', formula: 'b' },
      { field: 'b', title: 'b', type: 'Number', formula: 'a' },
    ]
    expect(() => make({ columns })).toThrow('formulas in a circle: a → b → a')
  })

  it('equals a simple model after any adding, editing, removing and change of the header', () => {
    const decimal = fc.tuple(fc.nat(99_999), fc.nat(2)).map(([digits, places]) => String(digits / 10 ** places))
    const action = fc.record({
      kind: fc.constantFrom('add', 'edit', 'remove', 'head'),
      place: fc.nat(8),
      iQty: fc.oneof(decimal, fc.constant('')),
      iPrice: fc.oneof(decimal, fc.constant('')),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 30 }), (actions) => {
        const table = make()
        let model: { id?: string; iQty: string; iPrice: string }[] = [
          { id: '1', iQty: '2', iPrice: '1.5' },
          { id: '2', iQty: '1', iPrice: '10' },
        ]
        const deleted: string[] = []
        let isHalved = false
        for (const { kind, place, iQty, iPrice } of actions) {
          const index = model.length === 0 ? -1 : place % model.length
          const key = table.state.getState().rows[index]?.key
          if (kind === 'add') {
            table.add({ values: { iQty, iPrice } })
            model.push({ iQty, iPrice })
          } else if (kind === 'head') {
            isHalved = !isHalved
            table.setHead('iDiscount', isHalved ? '0.5' : '0')
          } else if (key !== undefined && kind === 'edit') {
            table.edit(key, { values: { iQty, iPrice } })
            model = model.map((each, at) => (at === index ? { ...each, iQty, iPrice } : each))
          } else if (key !== undefined) {
            table.remove(key)
            const [gone] = model.splice(index, 1)
            if (gone?.id !== undefined) deleted.push(gone.id)
          }
        }
        const counting = model.filter(({ id, iQty, iPrice }) => id !== undefined || iQty !== '' || iPrice !== '')
        // In units of a thousandth and a cent: whole numbers, rounded as the formula rounds.
        const cents = counting.map(({ iQty, iPrice }) => {
          if (iQty === '' || iPrice === '') return 0
          const product = Math.round(Number(iQty) * 100) * Math.round(Number(iPrice) * 100)
          return Math.floor((product * (isHalved ? 1 : 2) + 100) / 200)
        })
        const { rows, deleted: removed } = table.result()
        expect(rows.map(({ iRowNo, values }) => [iRowNo, values['iQty'], values['iPrice']])).toEqual(
          counting.map(({ iQty, iPrice }, at) => [at + 1, iQty, iPrice]),
        )
        expect(removed).toEqual(deleted)
        expect(table.state.getState().count).toBe(counting.length)
        expect(Number(table.state.getState().head['iTotal'])).toBe(cents.reduce((sum, each) => sum + each, 0) / 100)
      }),
      { numRuns: 1_000 },
    )
  })
})
