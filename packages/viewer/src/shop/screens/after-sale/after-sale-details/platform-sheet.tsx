import { AFTER_SALE_LIMITS, applyPlatform } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import type { Runner } from '../../../controls/use-runner.ts'
import { EvidenceField } from '../evidence-field.tsx'
import '../../goods/manage/ship-sheet.css'

const LABELS = {
  asked: { zh: '已提交平台处理', en: 'The platform was asked' },
  note: { zh: '平台将根据双方凭证作出判定', en: 'The platform decides by what both sides show.' },
  remark: { zh: '补充说明', en: 'What to say' },
  remarkHint: { zh: '选填，最多 200 字', en: 'Optional, 200 characters' },
  pictures: { zh: '凭证图片（选填）', en: 'Pictures (optional)' },
} satisfies Record<string, Label>

/** Form by which a buyer asks the platform to decide. Domain sheet 34. */
export function PlatformSheet(props: {
  readonly title: string
  readonly number: string
  readonly onDone: Runner['finish']
  readonly onClose: () => void
}): ReactNode {
  const { title, number, onDone, onClose } = props
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const pictures: readonly string[] = []
  const form = useEndpointForm(applyPlatform, {
    defaultValues: { remark: '', pictures },
    fields: { remark: { member: 'cRemark' }, pictures: { member: 'docIds' } },
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cAfterSaleNo: number,
      cRemark: values.remark,
      docIds: [...values.pictures],
    }),
    failures: { FILE_UNKNOWN: 'pictures' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ applyPlatform }, send).applyPlatform({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.asked)
    onClose()
    return { ok: true }
  })
  return (
    <Sheet title={title} size={55} staysOnMask onClose={onClose}>
      <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={title}>
        <p className="shop-ship-note">{translate(LABELS.note)}</p>
        <FormControl form={form} name="remark">
          {({ value, onChange, message }) => (
            <TextAreaField
              label={translate(LABELS.remark)}
              hint={translate(LABELS.remarkHint)}
              maxLength={AFTER_SALE_LIMITS.reason}
              {...{ value, onChange, message }}
            />
          )}
        </FormControl>
        <EvidenceField form={form} label={translate(LABELS.pictures)} />
      </SubmitForm>
    </Sheet>
  )
}
