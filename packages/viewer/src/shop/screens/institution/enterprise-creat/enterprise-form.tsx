import { INSTITUTION_LIMITS, saveEnterpriseApply4Enterprise } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { regionText, wireRegion } from '@mallwright/shop-core/area'
import type { Application } from '@mallwright/shop-core/buyer'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { KIT_LABELS } from '@mallwright/shop-core/kit'
import { TextAreaField, TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { RegionField } from '../../../area/region-field.tsx'
import { joinPath } from '../../../buyer/onboarding-paths.ts'
import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { APPLICATION_FAILURES, InviteCodeField, LicenceField } from './application-fields.tsx'
import { ApplicationForm } from './application-form.tsx'
import { CREATE_LABELS as LABELS } from './create-labels.ts'
import { settleApplication } from './settle-application.ts'
import { useDraft } from './use-draft.ts'

const FIELDS = {
  name: { member: 'cEnterpriseName', required: LABELS.nameMissing },
  creditCode: {
    member: 'cUniformSocialCreditCode',
    required: LABELS.creditCodeMissing,
    invalid: LABELS.creditCodeInvalid,
  },
  corporation: { member: 'cCorporation' },
  region: { member: 'cProvince', required: LABELS.regionMissing },
  address: { member: 'cAddress', required: LABELS.addressMissing },
  licence: { member: 'cLicenceDocId' },
  inviteCode: { member: 'cInviteCode' },
} as const

/** Application for an enterprise; a refused one is its beginning when it is corrected. Specification 1 §5.3. */
export function EnterpriseForm(props: {
  readonly refused: Application | undefined
  readonly onSubmitted: (id: string) => void
}) {
  const translate = useText()
  const { form, submit } = useEnterpriseForm(props)
  return (
    <ApplicationForm message={form.messageOf('root')} isBusy={form.isSubmitting} onSubmit={submit}>
      <FormControl form={form} name="name">
        {(control) => (
          <TextField
            label={translate(LABELS.name)}
            hint={translate(LABELS.nameHint)}
            maxLength={INSTITUTION_LIMITS.name}
            autoComplete="organization"
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="creditCode">
        {(control) => (
          <TextField
            label={translate(LABELS.creditCode)}
            hint={translate(LABELS.creditCodeHint)}
            maxLength={18}
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="corporation">
        {(control) => (
          <TextField
            label={translate(LABELS.corporation)}
            hint={translate(LABELS.optional)}
            maxLength={INSTITUTION_LIMITS.person}
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="region">
        {(control) => <RegionField {...control} />}
      </FormControl>
      <FormControl form={form} name="address">
        {({ value, onChange, message }) => (
          <TextAreaField
            label={translate(LABELS.address)}
            hint={translate(LABELS.addressHint)}
            maxLength={INSTITUTION_LIMITS.address}
            {...{ value, onChange, message }}
          />
        )}
      </FormControl>
      <FormControl form={form} name="licence">
        {(control) => <LicenceField {...control} />}
      </FormControl>
      <FormControl form={form} name="inviteCode">
        {(control) => <InviteCodeField {...control} />}
      </FormControl>
    </ApplicationForm>
  )
}

function useEnterpriseForm({ refused, onSubmitted }: Parameters<typeof EnterpriseForm>[0]) {
  const { send } = useShop()
  const offerToJoin = useJoinOffer()
  const [requests] = useState(createRequestIds)
  const draft = useDraft('enterprise')
  const inviteCode = useRouteParam('inviteCode')
  const form = useEndpointForm(saveEnterpriseApply4Enterprise, {
    defaultValues: { ...EMPTY, ...draft.initial, ...(inviteCode && { inviteCode }), ...(refused && valuesOf(refused)) },
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cEnterpriseName: values.name,
      cUniformSocialCreditCode: values.creditCode.trim().toUpperCase(),
      cCorporation: values.corporation,
      ...wireRegion(values.region),
      cAddress: values.address,
      cLicenceDocId: values.licence,
      cInviteCode: values.inviteCode,
    }),
    failures: { ...APPLICATION_FAILURES, LICENCE_UNKNOWN: 'licence' },
  })
  draft.follow(NAMES, form.valueOf)
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveEnterpriseApply4Enterprise }, send).saveEnterpriseApply4Enterprise({ body })
    if (answer.ok || answer.failure !== 'ENTERPRISE_EXISTS') return settleApplication(answer, { draft, onSubmitted })
    form.showMessage('creditCode', answer.msg)
    offerToJoin(answer.data.cEnterpriseUuid, answer.msg)
    return { ok: true }
  })
  return { form, submit }
}

const EMPTY = { name: '', creditCode: '', corporation: '', region: '', address: '', licence: '', inviteCode: '' }
const NAMES = Object.keys(EMPTY) as (keyof typeof EMPTY)[]

function valuesOf(application: Application): typeof EMPTY {
  const { name, creditCode, corporation, address, licence, inviteCode } = application
  return { name, creditCode, corporation, region: regionText(application.region), address, licence, inviteCode }
}

/** An enterprise with the credit code exists: one joins it. Domain 2.10. */
function useJoinOffer(): (id: string, message: string) => void {
  const translate = useText()
  const { feedback } = useShop()
  const navigate = useNavigate()
  return (id, message) => {
    const question = {
      title: translate(KIT_LABELS.systemNotice),
      body: message,
      confirm: translate(LABELS.join),
      cancel: translate(KIT_LABELS.cancel),
    }
    void feedback.ask(question).then((isConfirmed) => isConfirmed && navigate(joinPath({ id, isTeam: false })))
  }
}
