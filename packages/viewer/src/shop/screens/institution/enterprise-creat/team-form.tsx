import { INSTITUTION_LIMITS, saveEnterpriseApply4Person } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import { regionText, wireRegion } from '@mallwright/shop-core/area'
import type { Application } from '@mallwright/shop-core/buyer'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'

import { RegionField } from '../../../area/region-field.tsx'
import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { ID_NUMBER_RULE } from '../parts/id-number-rule.ts'
import { PersonFields } from '../parts/person-fields.tsx'
import { APPLICATION_FAILURES, InviteCodeField } from './application-fields.tsx'
import { ApplicationForm } from './application-form.tsx'
import { CREATE_LABELS as LABELS } from './create-labels.ts'
import { settleApplication } from './settle-application.ts'
import { useDraft } from './use-draft.ts'

const FIELDS = {
  name: { member: 'cEnterpriseName', required: LABELS.teamNameMissing },
  realName: { member: 'cRealName', required: LABELS.realNameMissing },
  idNumber: ID_NUMBER_RULE,
  region: { member: 'cProvince', required: LABELS.regionMissing },
  inviteCode: { member: 'cInviteCode' },
} as const

/** Application for an individual team, once an account. Specification 1 §5.3. */
export function TeamForm(props: {
  readonly refused: Application | undefined
  readonly onSubmitted: (id: string) => void
}) {
  const translate = useText()
  const { form, submit } = useTeamForm(props)
  return (
    <ApplicationForm message={form.messageOf('root')} isBusy={form.isSubmitting} onSubmit={submit}>
      <FormControl form={form} name="name">
        {(control) => <TextField label={translate(LABELS.teamName)} maxLength={INSTITUTION_LIMITS.name} {...control} />}
      </FormControl>
      <PersonFields form={form} nameLabel={translate(LABELS.realName)} />
      <FormControl form={form} name="region">
        {(control) => <RegionField {...control} />}
      </FormControl>
      <FormControl form={form} name="inviteCode">
        {(control) => <InviteCodeField {...control} />}
      </FormControl>
    </ApplicationForm>
  )
}

function useTeamForm({ refused, onSubmitted }: Parameters<typeof TeamForm>[0]) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const draft = useDraft('team')
  const inviteCode = useRouteParam('inviteCode')
  const form = useEndpointForm(saveEnterpriseApply4Person, {
    defaultValues: {
      ...EMPTY,
      ...draft.initial,
      ...(inviteCode && { inviteCode }),
      ...(refused && valuesOf(refused)),
      idNumber: '',
    },
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cEnterpriseName: values.name,
      cRealName: values.realName,
      cIdNumber: values.idNumber,
      ...wireRegion(values.region),
      cInviteCode: values.inviteCode,
    }),
    failures: APPLICATION_FAILURES,
  })
  // Everything but the ID number, which no device keeps.
  draft.follow(NAMES, form.valueOf)
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveEnterpriseApply4Person }, send).saveEnterpriseApply4Person({ body })
    return settleApplication(answer, { draft, onSubmitted })
  })
  return { form, submit }
}

const EMPTY = { name: '', realName: '', region: '', inviteCode: '' }
const NAMES = Object.keys(EMPTY) as (keyof typeof EMPTY)[]

function valuesOf({ name, realName, region, inviteCode }: Application): typeof EMPTY {
  return { name, realName, region: regionText(region), inviteCode }
}
