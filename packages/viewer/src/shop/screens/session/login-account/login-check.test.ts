import { expect, it } from 'vitest'

import { checkLogin } from './login-check.ts'

const GOOD = { phone: '19900140001', password: 'x', isAgreed: true }

// Order: domain sheet 9; texts: specification 1 §5.2.
it.each([
  [{ phone: '', password: '', isAgreed: false }, 'phone', '手机号码不能为空'],
  [{ phone: '1990014000', password: '', isAgreed: false }, 'phone', '手机号码格式不正确'],
  [{ phone: '29900140001', password: '', isAgreed: false }, 'phone', '手机号码格式不正确'],
  [{ ...GOOD, password: '', isAgreed: false }, 'password', '登录密码不能为空'],
  [{ ...GOOD, isAgreed: false }, 'isAgreed', '请阅读并同意用户协议和隐私政策'],
])('finds the first fault of %o', (entry, field, zh) => {
  expect(checkLogin(entry)).toMatchObject({ field, label: { zh } })
})

it('finds nothing wrong with a complete entry, also with blanks in the number', () => {
  expect(checkLogin(GOOD)).toBeUndefined()
  expect(checkLogin({ ...GOOD, phone: '199 0014-0001' })).toBeUndefined()
})
