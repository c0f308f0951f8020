import { describe, expect, it } from 'vitest'

import { hasCode, permittedButtons } from './menu-access.ts'
import type { MenuButton } from './menu-access.ts'

const button = (code: string, more: Partial<MenuButton> = {}): MenuButton => ({
  id: code,
  code,
  name: code,
  event: code.toLowerCase(),
  controlCode: code,
  condition: '',
  children: [],
  ...more,
})

describe('access', () => {
  it('is given by a code, and to all without one', () => {
    const codes = new Set(['PASS'])
    expect(['PASS', 'REFUSE', '', undefined].map((code) => hasCode(codes, code))).toEqual([true, false, true, true])
  })

  it('leaves the buttons and children of the own codes, in their order', () => {
    const buttons = [
      button('REFUSE'),
      button('OPEN', { controlCode: '' }),
      button('ADD', { children: [button('BLANK'), button('REFER')] }),
      button('PASS'),
    ]
    const names = (codes: readonly string[]) =>
      permittedButtons(buttons, new Set(codes)).map(({ code, children }) => [
        code,
        ...children.map((child) => child.code),
      ])
    expect(names(['PASS', 'ADD', 'REFER'])).toEqual([['OPEN'], ['ADD', 'REFER'], ['PASS']])
    expect(names([])).toEqual([['OPEN']])
  })

  it('leaves no button that would open nothing', () => {
    const menu = button('MORE', { event: '', children: [button('PASS')] })
    expect(permittedButtons([menu], new Set(['MORE']))).toEqual([])
    expect(permittedButtons([menu], new Set(['MORE', 'PASS']))).toHaveLength(1)
  })
})
