import { saveBuyerInfo, SETTING_LIMITS } from '@mallwright/contract/buyer-setting'
import type { Label } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { OwnPhoneField } from '../../../controls/typed/typed-fields.tsx'
import { settingApi } from '../setting-reader.ts'
import type { BuyerInfo } from '../setting-reader.ts'
import { settingKeys } from '../setting.queries.ts'

const LABELS = {
  title: { zh: '采购联系人', en: 'Contact' },
  name: { zh: '联系人', en: 'Name' },
  nameHint: { zh: '请填写联系人姓名', en: 'Name of the contact' },
  phone: { zh: '联系电话', en: 'Phone' },
  phoneHint: { zh: '请填写联系人手机号码', en: 'Mobile phone of the contact' },
  phoneInvalid: { zh: '手机号码格式不正确', en: 'This is not a mobile phone number' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '保存成功', en: 'Saved' },
} satisfies Record<string, Label>

const FIELDS = {
  name: { member: 'cContactName' },
  phone: { member: 'cContactPhone', invalid: LABELS.phoneInvalid },
} as const

/** Contact of the buyer for orders of the institution. */
export function ContactForm({ info }: { readonly info: BuyerInfo }) {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const caller = useCaller()
  const form = useEndpointForm(saveBuyerInfo, {
    defaultValues: { name: info.contactName, phone: info.contactPhone },
    fields: FIELDS,
    toBody: ({ name, phone }) => ({ cContactName: name, cContactPhone: phone.replace(/[\s-]/g, '') }),
  })
  const submit = form.submit(async (body) => {
    const answer = await settingApi(send).saveBuyerInfo({ body })
    if (!answer.ok) return answer
    feedback.toast(translate(LABELS.saved))
    void queryClient.invalidateQueries({ queryKey: settingKeys.info(caller) })
    return answer
  })
  return (
    <SubmitForm
      className="shop-contact-form"
      labelledBy="contact-head"
      form={form}
      onSubmit={submit}
      action={translate(LABELS.save)}
    >
      <h2 id="contact-head">{translate(LABELS.title)}</h2>
      <FormControl form={form} name="name">
        {(control) => (
          <TextField
            label={translate(LABELS.name)}
            hint={translate(LABELS.nameHint)}
            maxLength={SETTING_LIMITS.contact}
            autoComplete="name"
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="phone">
        {(control) => <OwnPhoneField label={translate(LABELS.phone)} hint={translate(LABELS.phoneHint)} {...control} />}
      </FormControl>
    </SubmitForm>
  )
}
