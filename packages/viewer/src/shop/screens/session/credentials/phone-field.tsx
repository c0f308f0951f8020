import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import type { ComponentProps } from 'react'

const LABELS = {
  phone: { zh: '手机号码', en: 'Mobile phone' },
  hint: { zh: '请输入手机号码', en: '11 digits' },
}

/** Phone number with its message. */
export function PhoneField({ field, message }: { readonly field: ComponentProps<'input'>; readonly message: string }) {
  const translate = useText()
  return (
    <>
      <label className="shop-field">
        <span>{translate(LABELS.phone)}</span>
        <input type="tel" inputMode="numeric" autoComplete="username" placeholder={translate(LABELS.hint)} {...field} />
      </label>
      <FieldMessage message={message} />
    </>
  )
}
