import { expect, it } from 'vitest'

import { askedId, isUuid } from './row-id.ts'

const ID = '5da48d1d-8519-5e24-8864-fc1c52f4cc4c'

it('takes the id of a row, and that of no row for anything else', () => {
  expect(askedId(ID)).toBe(ID)
  for (const text of ['', 'x', ID.toUpperCase(), `${ID} `, `{${ID}}`, ID.replaceAll('-', ''), `${ID}\n`]) {
    expect(isUuid(text)).toBe(false)
    expect(askedId(text)).toBe('00000000-0000-0000-0000-000000000000')
  }
})
