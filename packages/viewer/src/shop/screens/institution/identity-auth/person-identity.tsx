import { savePersonAuthentication } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'

import { useShop } from '../../../client/shop-context.ts'
import { ID_NUMBER_RULE } from '../parts/id-number-rule.ts'
import { PersonFields } from '../parts/person-fields.tsx'
import { IdentityForm } from './identity-form.tsx'
import type { IdentityResult } from './identity-form.tsx'
import { IDENTITY_LABELS as LABELS } from './identity-labels.ts'

const FIELDS = {
  realName: { member: 'cRealName', required: LABELS.realNameMissing },
  idNumber: ID_NUMBER_RULE,
} as const

/** Refusals that the result sheet shows; others belong to a field or to the form. */
const REFUSALS: readonly string[] = ['IDENTITY_REFUSED', 'TOO_MANY_TRIES']

/** Verification of a person's own name. Specification 1 §5.5. */
export function PersonIdentity({ onResult }: { readonly onResult: (result: IdentityResult) => void }) {
  const translate = useText()
  const { send } = useShop()
  const form = useEndpointForm(savePersonAuthentication, {
    defaultValues: { realName: '', idNumber: '' },
    fields: FIELDS,
    toBody: ({ realName, idNumber }) => ({ cRealName: realName, cIdNumber: idNumber }),
    failures: { ID_NUMBER_TAKEN: 'idNumber' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ savePersonAuthentication }, send).savePersonAuthentication({ body })
    if (!answer.ok && !REFUSALS.includes(answer.failure)) return { ok: false, failure: answer.failure, msg: answer.msg }
    onResult(answer.ok ? { isVerified: true } : { isVerified: false, message: answer.msg })
    return { ok: true }
  })
  return (
    <IdentityForm message={form.messageOf('root')} isBusy={form.isSubmitting} onSubmit={submit}>
      <PersonFields form={form} nameLabel={translate(LABELS.realName)} />
    </IdentityForm>
  )
}
