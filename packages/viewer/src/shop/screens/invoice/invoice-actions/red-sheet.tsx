import { applyRed, INVOICE_LIMITS, RED_REASONS } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { FieldMessage, FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { ChoicePills } from '../../goods/choice-pills.tsx'
import type { InvoiceSheetProps } from './invoice-sheet-props.ts'
import '../../goods/manage/ship-sheet.css'

const LABELS = {
  title: { zh: '申请红冲', en: 'Ask for a reversal' },
  note: {
    zh: '商家开具红字发票后，原发票作废，订单可重新申请开票。',
    en: 'Once the shop has reversed it, the orders can be invoiced again.',
  },
  reason: { zh: '红冲原因', en: 'Reason' },
  reasonMissing: { zh: '请选择红冲原因', en: 'Choose a reason' },
  words: { zh: '补充说明', en: 'What to say' },
  wordsHint: { zh: '选填，如正确的抬头', en: 'Optional, e.g. the right title' },
  wordsMissing: { zh: '请填写补充说明', en: 'Say why' },
  submit: { zh: '提交', en: 'Send' },
  done: { zh: '已提交红冲申请', en: 'The shop was asked' },
} satisfies Record<string, Label>

/** The last reason is 其他, which needs words. */
const OTHER = String(RED_REASONS.length - 1)

/** The words of a buyer besides the reason. */
const MAX_WORDS = INVOICE_LIMITS.reason - Math.max(...RED_REASONS.flatMap(({ zh, en }) => [zh.length, en.length])) - 1

const FIELDS = {
  reason: { member: 'cReason', required: LABELS.reasonMissing },
  words: {
    check: ({ reason, words }: { readonly reason: string; readonly words: string }) =>
      reason === OTHER && words.trim() === '' ? LABELS.wordsMissing : undefined,
  },
} as const

/** Form by which a buyer asks for the reversal of an issued invoice. Domain 2.7. */
export function RedSheet(props: InvoiceSheetProps): ReactNode {
  const { onClose } = props
  const translate = useText()
  const { form, submit } = useRedForm(props)
  return (
    <Sheet title={translate(LABELS.title)} size={65} staysOnMask onClose={onClose}>
      <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.submit)}>
        <p className="shop-ship-note">{translate(LABELS.note)}</p>
        <FormControl form={form} name="reason">
          {({ value, onChange, message }) => (
            <>
              <ChoicePills
                label={translate(LABELS.reason)}
                choices={RED_REASONS.map((label, index) => ({ id: String(index), name: translate(label) }))}
                chosen={value}
                onChoose={onChange}
              />
              <FieldMessage message={message} />
            </>
          )}
        </FormControl>
        <FormControl form={form} name="words">
          {({ value, onChange, message }) => (
            <TextAreaField
              label={translate(LABELS.words)}
              hint={translate(LABELS.wordsHint)}
              maxLength={MAX_WORDS}
              {...{ value, onChange, message }}
            />
          )}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}

function useRedForm({ invoice, onDone, onClose }: InvoiceSheetProps) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(applyRed, {
    defaultValues: { reason: '', words: '' },
    fields: FIELDS,
    toBody: ({ reason, words }) => {
      const label = RED_REASONS[Number(reason)]
      return {
        cRequestUuid: requests.idOf({ reason, words }),
        cInvoiceApplyNo: invoice.number,
        cReason: reason === '' || !label ? '' : [label.zh, words.trim()].filter(Boolean).join('：'),
      }
    },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ applyRed }, send).applyRed({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.done)
    onClose()
    return { ok: true }
  })
  return { form, submit }
}
