import { saveReturnShipment } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import type { Runner } from '../../../controls/use-runner.ts'
import { ParcelFields } from '../../goods/parcel-fields.tsx'
import type { AfterSaleDetails } from '../after-sale-model.ts'
import { EvidenceField } from '../evidence-field.tsx'
import '../../goods/manage/ship-sheet.css'

const LABELS = {
  companyMissing: { zh: '请选择快递公司', en: 'Choose a courier' },
  waybillMissing: { zh: '请输入运单号', en: 'Enter the waybill number' },
  waybillInvalid: { zh: '运单号为 4–40 位字母、数字或短横线', en: '4 to 40 letters, digits or hyphens' },
  phone: { zh: '联系电话', en: 'Phone' },
  phoneInvalid: { zh: '请输入 11 位手机号', en: 'Enter a mobile number of 11 digits' },
  pictures: { zh: '寄件凭证（选填）', en: 'Pictures (optional)' },
  submit: { zh: '提交', en: 'Send' },
  sent: { zh: '已提交退货物流', en: 'The shop was told' },
} satisfies Record<string, Label>

/** Form of the parcel by which goods go back. Domain sheet 34. */
export function SendBackSheet(props: {
  readonly title: string
  readonly afterSale: AfterSaleDetails
  readonly onDone: Runner['finish']
  readonly onClose: () => void
}): ReactNode {
  const { onClose } = props
  const translate = useText()
  const { form, submit } = useSendBackForm(props)
  return (
    <Sheet title={props.title} size={85} staysOnMask onClose={onClose}>
      <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.submit)}>
        <ParcelFields form={form} />
        <FormControl form={form} name="phone">
          {(control) => <TextField label={translate(LABELS.phone)} type="tel" maxLength={11} {...control} />}
        </FormControl>
        <EvidenceField form={form} label={translate(LABELS.pictures)} />
      </SubmitForm>
    </Sheet>
  )
}

function useSendBackForm({ afterSale, onDone, onClose }: Parameters<typeof SendBackSheet>[0]) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const pictures: readonly string[] = []
  const form = useEndpointForm(saveReturnShipment, {
    defaultValues: { company: '', waybill: '', phone: afterSale.phone, pictures },
    fields: {
      company: { member: 'cExpressCode', required: LABELS.companyMissing },
      waybill: { member: 'cExpressNo', required: LABELS.waybillMissing, invalid: LABELS.waybillInvalid },
      phone: { member: 'cMobilePhone', invalid: LABELS.phoneInvalid },
      pictures: { member: 'docIds' },
    },
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cAfterSaleNo: afterSale.number,
      cExpressCode: values.company,
      cExpressNo: values.waybill.trim(),
      cMobilePhone: values.phone.trim(),
      docIds: [...values.pictures],
    }),
    failures: { EXPRESS_UNKNOWN: 'company', FILE_UNKNOWN: 'pictures' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveReturnShipment }, send).saveReturnShipment({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.sent)
    onClose()
    return { ok: true }
  })
  return { form, submit }
}
