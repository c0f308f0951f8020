import { INSTITUTION_LIMITS, saveEnterpriseAuthentication } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { BuyerInstitution } from '@mallwright/shop-core/buyer'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'

import { useShop } from '../../../client/shop-context.ts'
import { IdentityForm } from './identity-form.tsx'
import type { IdentityResult } from './identity-form.tsx'
import { IDENTITY_LABELS as LABELS } from './identity-labels.ts'

const FIELDS = {
  name: { member: 'cEnterpriseName', required: LABELS.enterpriseNameMissing },
  creditCode: {
    member: 'cUniformSocialCreditCode',
    required: LABELS.creditCodeMissing,
    invalid: LABELS.creditCodeInvalid,
  },
  corporation: { member: 'cCorporation', required: LABELS.corporationMissing },
  corporationId: {
    member: 'cCorporationIdNumber',
    required: LABELS.corporationIdMissing,
    invalid: LABELS.corporationIdInvalid,
  },
} as const

/** Refusals that the result sheet shows; others belong to a field or to the form. */
const REFUSALS: readonly string[] = ['IDENTITY_REFUSED', 'TOO_MANY_TRIES']

/** Verification of an enterprise by its administrator, filled in from the institution. Specification 1 §5.5. */
export function EnterpriseIdentity(props: {
  readonly institution: BuyerInstitution
  readonly onResult: (result: IdentityResult) => void
}) {
  const { institution, onResult } = props
  const translate = useText()
  const { form, submit } = useEnterpriseIdentity(institution, onResult)
  return (
    <IdentityForm message={form.messageOf('root')} isBusy={form.isSubmitting} onSubmit={submit}>
      <FormControl form={form} name="name">
        {(control) => (
          <TextField label={translate(LABELS.enterpriseName)} maxLength={INSTITUTION_LIMITS.name} {...control} />
        )}
      </FormControl>
      <FormControl form={form} name="creditCode">
        {(control) => <TextField label={translate(LABELS.creditCode)} maxLength={18} {...control} />}
      </FormControl>
      <FormControl form={form} name="corporation">
        {(control) => (
          <TextField label={translate(LABELS.corporation)} maxLength={INSTITUTION_LIMITS.person} {...control} />
        )}
      </FormControl>
      <FormControl form={form} name="corporationId">
        {(control) => (
          <TextField label={translate(LABELS.corporationId)} maxLength={18} autoComplete="off" {...control} />
        )}
      </FormControl>
    </IdentityForm>
  )
}

function useEnterpriseIdentity(institution: BuyerInstitution, onResult: (result: IdentityResult) => void) {
  const { send } = useShop()
  const { name, creditCode, corporation } = institution
  const form = useEndpointForm(saveEnterpriseAuthentication, {
    defaultValues: { name, creditCode, corporation, corporationId: '' },
    fields: FIELDS,
    toBody: (values) => ({
      cEnterpriseName: values.name,
      cUniformSocialCreditCode: values.creditCode,
      cCorporation: values.corporation,
      cCorporationIdNumber: values.corporationId,
    }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveEnterpriseAuthentication }, send).saveEnterpriseAuthentication({ body })
    if (!answer.ok && answer.failure === 'ENTERPRISE_DIFFERS') {
      form.showMessage(answer.data.cField === 'cEnterpriseName' ? 'name' : 'creditCode', answer.msg)
      return { ok: true }
    }
    if (!answer.ok && !REFUSALS.includes(answer.failure)) return { ok: false, failure: answer.failure, msg: answer.msg }
    onResult(answer.ok ? { isVerified: true } : { isVerified: false, message: answer.msg })
    return { ok: true }
  })
  return { form, submit }
}
