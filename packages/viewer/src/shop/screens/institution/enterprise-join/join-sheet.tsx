import { INSTITUTION_LIMITS, saveApply } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'

import { buyerKeys } from '../../../buyer/buyer.queries.ts'
import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import type { FoundInstitution } from '../institution-search.ts'

const LABELS = {
  title: { zh: '申请加入', en: 'Ask to join' },
  remark: { zh: '申请备注', en: 'Message' },
  remarkHint: { zh: '选填，方便管理员确认您的身份', en: 'Optional: helps the administrator to recognise you' },
  submit: { zh: '提交', en: 'Send' },
  submitted: { zh: '已提交', en: 'Sent' },
} satisfies Record<string, Label>

/** Remark of a request to join, which may be empty. Specification 1 §5.4. */
export function JoinSheet(props: { readonly institution: FoundInstitution; readonly onClose: () => void }) {
  const { institution, onClose } = props
  const translate = useText()
  const { form, submit } = useJoinForm(institution, onClose)
  return (
    <Sheet title={translate(LABELS.title)} size={55} onClose={onClose}>
      <SubmitForm className="shop-join-form" form={form} onSubmit={submit} action={translate(LABELS.submit)}>
        <strong>{institution.name}</strong>
        <FormControl form={form} name="remark">
          {({ value, onChange, message }) => (
            <TextAreaField
              label={translate(LABELS.remark)}
              hint={translate(LABELS.remarkHint)}
              maxLength={INSTITUTION_LIMITS.remark}
              {...{ value, onChange, message }}
            />
          )}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}

function useJoinForm({ id }: FoundInstitution, onClose: () => void) {
  const translate = useText()
  const { send, feedback, queryClient } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveApply, {
    defaultValues: { remark: '' },
    fields: { remark: { member: 'cRemark' } },
    toBody: ({ remark }) => ({ cRequestUuid: requests.idOf({ id, remark }), cEnterpriseUuid: id, cRemark: remark }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveApply }, send).saveApply({ body })
    // After a failure too: the request or the membership may just have come about.
    void queryClient.invalidateQueries({ queryKey: buyerKeys.all() })
    if (!answer.ok) return answer
    feedback.toast(translate(LABELS.submitted))
    onClose()
    return answer
  })
  return { form, submit }
}
