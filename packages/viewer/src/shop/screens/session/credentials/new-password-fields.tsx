import { ownValue } from '@mallwright/contract/values'
import type { Label, PasswordCode, PasswordStrategy } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ComponentProps } from 'react'

import { PasswordField } from './password-field.tsx'

const LABELS = {
  password: { zh: '登录密码', en: 'New password' },
  confirm: { zh: '确认密码', en: 'Confirm password' },
  confirmHint: { zh: '请再次输入登录密码', en: 'The same once more' },
  /** Specification 1 §5.1. */
  length: { zh: '密码长度{minLength}-{maxLength}位', en: 'Password length {minLength}-{maxLength} digits' },
}

/** What a password must have, by strategy code; nothing by 01. */
const KINDS: Readonly<Partial<Record<PasswordCode, Label>>> = {
  '02': { zh: '，需包含数字和字母', en: ', with digits and letters' },
  '03': { zh: '，需包含数字和大小写字母', en: ', with digits, upper and lower case' },
  '04': { zh: '，需包含数字、字母和特殊字符', en: ', with digits, letters and special characters' },
  '05': { zh: '，需包含数字、大小写字母和特殊字符', en: ', with digits, both cases and special characters' },
}

type Field = ComponentProps<'input'>

function ruleOf({ code, minLength, maxLength }: PasswordStrategy, translate: ReturnType<typeof useText>): string {
  const length = translate(LABELS.length, { minLength, maxLength })
  const kinds = ownValue(KINDS, code)
  return kinds ? length + translate(kinds) : length
}

/** A new password and its repetition, with the rule that it must follow. */
export function NewPasswordFields(props: {
  /** `undefined` until it is known. */
  readonly strategy: PasswordStrategy | undefined
  readonly field: (name: 'password' | 'confirm') => Field
  readonly messageOf: (name: 'password' | 'confirm') => string
}) {
  const { strategy, field, messageOf } = props
  const translate = useText()
  return (
    <>
      <PasswordField
        label={translate(LABELS.password)}
        autoComplete="new-password"
        field={field('password')}
        message={messageOf('password')}
        rule={strategy ? ruleOf(strategy, translate) : ''}
      />
      <PasswordField
        label={translate(LABELS.confirm)}
        autoComplete="new-password"
        field={field('confirm')}
        message={messageOf('confirm')}
        hint={translate(LABELS.confirmHint)}
      />
    </>
  )
}
