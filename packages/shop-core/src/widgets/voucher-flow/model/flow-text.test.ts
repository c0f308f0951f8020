import fc from 'fast-check'
import { expect, it } from 'vitest'

import { fitName, fitNumber, textWidth } from './flow-text.ts'

it.each([
  ['采购订单', ['采购订单'], 18],
  ['销售补货单', ['销售补货单'], 18],
  ['集团采购框架合同', ['集团采购框架', '合同'], 14],
  ['Return', ['Return'], 18],
  ['Purchase order', ['Purchase', 'order'], 14],
  ['Replenishment', ['Replenishment'], 11],
  ['Donaudampfschifffahrt', ['Donaudampfsc…'], 11],
])('puts %s on the lines %j', (name, lines, size) => {
  expect(fitName(name)).toEqual({ lines, size })
})

it('shows the end of a number that is too long', () => {
  expect(fitNumber('PO2611-00042')).toEqual({ lines: ['PO2611-00042'], size: 12 })
  expect(fitNumber('12 张')).toEqual({ lines: ['12 张'], size: 13 })
  expect(fitNumber('PO2611-0000000042').lines[0]).toMatch(/^….*42$/)
})

it('fits any text into a node, on two lines at most', () => {
  const any = fc.oneof(
    fc.string({ maxLength: 60, size: 'max' }),
    fc.string({ unit: fc.constantFrom('采', 'x', ' '), maxLength: 60, size: 'max' }),
  )
  fc.assert(
    fc.property(any, (text) => {
      for (const fit of [fitName, fitNumber]) {
        const { lines, size } = fit(text)
        expect(lines.length).toBeLessThanOrEqual(2)
        for (const line of lines) expect(textWidth(line, size)).toBeLessThanOrEqual(90)
      }
    }),
  )
})
