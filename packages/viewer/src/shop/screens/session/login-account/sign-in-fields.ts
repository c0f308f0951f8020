import type { Label } from '@mallwright/contract/values'

/** Values of the sign-in form. */
export interface SignInValues {
  phone: string
  password: string
  isAgreed: boolean
}

const TEXTS = {
  phoneEmpty: { zh: '手机号码不能为空', en: 'Enter your phone number' },
  phoneFormat: { zh: '手机号码格式不正确', en: 'Enter a valid mobile number' },
  passwordEmpty: { zh: '登录密码不能为空', en: 'Enter your password' },
  notAgreed: {
    zh: '请阅读并同意用户协议和隐私政策',
    en: 'Please read and accept the user agreement and the privacy policy',
  },
} satisfies Record<string, Label>

/** Validation of the fields. Texts: specification 1 §5.2; order: domain sheet 9. */
export const SIGN_IN_FIELDS = {
  phone: { member: 'cMobilePhone', required: TEXTS.phoneEmpty, invalid: TEXTS.phoneFormat },
  password: { member: 'cPassword', required: TEXTS.passwordEmpty },
  isAgreed: { required: TEXTS.notAgreed },
} as const

/** Body of the sign-in call; blanks and dashes of a pasted phone number are removed. */
export function signInBody({ phone, password }: SignInValues) {
  return { cMobilePhone: phone.replace(/[\s-]/g, ''), cPassword: password, cTerminalType: 'mobile' as const }
}
