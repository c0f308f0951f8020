import { MOBILE_PHONE } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

/** What a person entered to sign in. */
export interface LoginEntry {
  readonly phone: string
  readonly password: string
  readonly isAgreed: boolean
}

/** The first thing that is wrong with an entry, and the field it belongs to. */
export interface LoginFault {
  readonly field: keyof LoginEntry
  readonly label: Label
}

const TEXTS = {
  phoneEmpty: { zh: '手机号码不能为空', en: 'Enter your phone number' },
  phoneFormat: { zh: '手机号码格式不正确', en: 'This is not a mobile phone number' },
  passwordEmpty: { zh: '登录密码不能为空', en: 'Enter your password' },
  notAgreed: {
    zh: '请阅读并同意用户协议和隐私政策',
    en: 'Please read and accept the user agreement and the privacy policy',
  },
} satisfies Record<string, Label>

/** A phone number without the blanks and dashes that people and clipboards put in. */
export function plainPhone(entered: string): string {
  return entered.replace(/[\s-]/g, '')
}

/** Checks an entry. Texts: specification 1 §5.2; order: domain sheet 9. */
export function checkLogin({ phone, password, isAgreed }: LoginEntry): LoginFault | undefined {
  const digits = plainPhone(phone)
  if (digits === '') return { field: 'phone', label: TEXTS.phoneEmpty }
  if (!MOBILE_PHONE.test(digits)) return { field: 'phone', label: TEXTS.phoneFormat }
  if (password === '') return { field: 'password', label: TEXTS.passwordEmpty }
  if (!isAgreed) return { field: 'isAgreed', label: TEXTS.notAgreed }
  return undefined
}
