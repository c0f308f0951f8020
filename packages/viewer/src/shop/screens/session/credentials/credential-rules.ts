import { SMS_CODE_LENGTH } from '@mallwright/contract/session'
import { isPassword } from '@mallwright/contract/values'
import type { Label, PasswordStrategy } from '@mallwright/contract/values'

/** Messages of the fields. Chinese texts: specification 1 §5.2. */
export const CREDENTIAL_TEXTS = {
  phoneEmpty: { zh: '手机号码不能为空', en: 'Enter your phone number' },
  phoneFormat: { zh: '手机号码格式不正确', en: 'Enter a valid mobile number' },
  phoneTaken: { zh: '手机号已被注册', en: 'This phone is already registered' },
  phoneUnknown: { zh: '该手机号未注册', en: 'No account has this phone' },
  codeEmpty: { zh: '验证码不能为空', en: 'Enter the code' },
  codeFormat: { zh: '验证码格式不正确', en: 'The code has 6 digits' },
  passwordEmpty: { zh: '登录密码不能为空', en: 'Enter your password' },
  passwordRules: { zh: '登录密码不符合密码规则', en: 'The password does not follow the rules' },
  confirmEmpty: { zh: '确认密码不能为空', en: 'Enter the password again' },
  confirmDiffers: { zh: '确认密码和登录密码不同', en: 'The passwords differ' },
  notAgreed: {
    zh: '请阅读并同意用户协议和隐私政策',
    en: 'Please read and accept the user agreement and the privacy policy',
  },
} satisfies Record<string, Label>

const TEXTS = CREDENTIAL_TEXTS

/** Rules of fields that several forms have. */
export const PHONE_RULE = { member: 'cMobilePhone', required: TEXTS.phoneEmpty, invalid: TEXTS.phoneFormat } as const
export const PASSWORD_RULE = { member: 'cPassword', required: TEXTS.passwordEmpty } as const
export const AGREED_RULE = { required: TEXTS.notAgreed } as const
export const CODE_RULE = {
  required: TEXTS.codeEmpty,
  check: ({ code }: { readonly code: string }) =>
    plainCode(code).length === SMS_CODE_LENGTH ? undefined : TEXTS.codeFormat,
} as const

/** A new password as it is entered, twice. */
export interface NewPasswordValues {
  password: string
  confirm: string
}

/** Rules of a new password and its repetition. */
export function newPasswordRules(strategy: PasswordStrategy) {
  return {
    password: {
      ...PASSWORD_RULE,
      check: ({ password }: NewPasswordValues) => (isPassword(password, strategy) ? undefined : TEXTS.passwordRules),
    },
    confirm: {
      required: TEXTS.confirmEmpty,
      check: ({ password, confirm }: NewPasswordValues) => (confirm === password ? undefined : TEXTS.confirmDiffers),
    },
  } as const
}

/** A phone number as it is sent: without the blanks and dashes of a pasted one. */
export function plainPhone(entered: string): string {
  return entered.replace(/[\s-]/g, '')
}

/** A code as it is sent: the digits of what was typed or pasted, e.g. of "246 810". */
export function plainCode(entered: string): string {
  return entered.replace(/[^0-9]/g, '')
}

/** A phone number as it is shown to people who may not own it. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}****${phone.slice(7)}`
}
