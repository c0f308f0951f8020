import { LICENCE_UPLOAD } from '@mallwright/contract/file'
import { INSTITUTION_LIMITS } from '@mallwright/contract/institution'
import type { BoundControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'

import { OwnUploader } from '../../../controls/own-uploader.tsx'
import { CREATE_LABELS as LABELS } from './create-labels.ts'

/** Fields that show failures which both applications declare. */
export const APPLICATION_FAILURES = {
  INVITE_NOT_OPERATOR: 'inviteCode',
  INVITE_UNKNOWN: 'inviteCode',
  AREA_UNKNOWN: 'region',
} as const

/** Description of the upload on the wire; not shown. */
const BUSI_NAME = '营业执照'

/** Invite code of an operator, which is optional. Specification 1 §5.3. */
export function InviteCodeField(control: BoundControl<string>) {
  const translate = useText()
  return (
    <TextField
      label={translate(LABELS.inviteCode)}
      hint={translate(LABELS.optional)}
      maxLength={INSTITUTION_LIMITS.inviteCode}
      {...control}
    />
  )
}

/** Photo of the business licence by the id of its file, which is optional. A visitor signs in first. Domain sheet 18. */
export function LicenceField({ value, onChange, message, ref }: BoundControl<string>) {
  const translate = useText()
  return (
    <OwnUploader
      fallback={<div className="shop-licence-waiting" />}
      label={translate(LABELS.licence)}
      busiType={LICENCE_UPLOAD}
      busiName={BUSI_NAME}
      maxCount={1}
      deletesAtOnce
      keepsPendingAs="licence"
      value={value === '' ? [] : [value]}
      onChange={([docId = '']) => onChange(docId)}
      message={message}
      ref={ref}
    />
  )
}
