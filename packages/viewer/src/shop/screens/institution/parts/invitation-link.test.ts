import { expect, it } from 'vitest'

import { invitationAddress, invitationCodeIn } from './invitation-link.ts'

const PREFIX = 'https://mall.example/'

it.each(['ABCD2345', '北 辰&1', 'a/b?c#d'])('reads the code of the address that it makes: %s', (code) => {
  expect(invitationCodeIn(PREFIX, invitationAddress(PREFIX, code))).toBe(code)
})

it('reads an address below the base of a shop', () => {
  expect(invitationCodeIn(PREFIX, `${PREFIX}micro/alm-mall-shop/InvitationCode?code=EFGH6789&x=1`)).toBe('EFGH6789')
})

it.each([
  '',
  'ABCD2345',
  'https://mall.example.evil/InvitationCode?code=ABCD2345',
  'https://mall.example@evil/InvitationCode?code=ABCD2345',
  'http://mall.example/InvitationCode?code=ABCD2345',
  'https://mall.example/InvitationCode',
  'https://mall.example/InvitationCode?code=%20',
  `https://mall.example/InvitationCode?code=${'A'.repeat(21)}`,
  'https://mall.example/ProductDetails?code=ABCD2345',
  'javascript:alert(1)//https://mall.example/InvitationCode?code=ABCD2345',
])('finds no invitation in %s', (text) => expect(invitationCodeIn(PREFIX, text)).toBeUndefined())
