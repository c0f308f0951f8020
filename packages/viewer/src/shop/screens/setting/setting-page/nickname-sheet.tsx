import { SETTING_LIMITS, updateUserInfo } from '@mallwright/contract/buyer-setting'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextField } from '@mallwright/shop-core/kit/controls'

import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { settingApi } from '../setting-reader.ts'
import { SETTING_LABELS } from './setting-labels.ts'
import type { ProfileNow } from './use-profile-changes.ts'

const FIELDS = { nickname: { member: 'cNickname', required: SETTING_LABELS.nicknameMissing } } as const

/** Form of the name in a bottom sheet. */
export function NicknameSheet(props: {
  readonly nickname: string
  readonly onSaved: (profile: ProfileNow) => void
  readonly onClose: () => void
}) {
  const { nickname, onSaved, onClose } = props
  const translate = useText()
  const { send, feedback } = useShop()
  const form = useEndpointForm(updateUserInfo, {
    defaultValues: { nickname },
    fields: FIELDS,
    toBody: (values) => ({ cNickname: values.nickname }),
  })
  const submit = form.submit(async (body) => {
    const answer = await settingApi(send).updateUserInfo({ body })
    if (!answer.ok) return answer
    onSaved({ nickname: answer.data.cNickname, avatarUrl: answer.data.cHeadImageUrl })
    feedback.toast(translate(SETTING_LABELS.saved))
    onClose()
    return answer
  })
  return (
    <Sheet title={translate(SETTING_LABELS.nickname)} size={55} onClose={onClose}>
      <SubmitForm className="shop-nickname-form" form={form} onSubmit={submit} action={translate(SETTING_LABELS.save)}>
        <FormControl form={form} name="nickname">
          {(control) => (
            <TextField
              label={translate(SETTING_LABELS.nickname)}
              hint={translate(SETTING_LABELS.nicknameHint)}
              maxLength={SETTING_LIMITS.nickname}
              autoComplete="nickname"
              {...control}
            />
          )}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}
