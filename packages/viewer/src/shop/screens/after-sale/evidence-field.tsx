import { AFTER_SALE_LIMITS } from '@mallwright/contract/after-sale'
import { AFTER_SALE_UPLOAD } from '@mallwright/contract/file'
import type { Label } from '@mallwright/contract/values'
import { FormControl } from '@mallwright/shop-core/form'
import type { FormPart } from '@mallwright/shop-core/form'
import { use } from 'react'
import type { ReactNode } from 'react'

import { FormWaiting } from '../../controls/form-waiting.ts'
import { OwnUploader } from '../../controls/own-uploader.tsx'

/** The name of its uploads, which is stored in Chinese. */
const BUSI_NAME = { zh: '售后凭证', en: 'After-sale' } satisfies Label

/** Pictures that show what is wrong: private files of the buyer's, for the shop and the platform. Domain sheet 55. */
export function EvidenceField(props: {
  readonly form: FormPart<{ readonly pictures: readonly string[] }>
  readonly label: string
}): ReactNode {
  const { form, label } = props
  const onSending = use(FormWaiting)
  return (
    <FormControl form={form} name="pictures">
      {(control) => (
        <OwnUploader
          {...control}
          label={label}
          onSending={onSending}
          busiType={AFTER_SALE_UPLOAD}
          busiName={BUSI_NAME.zh}
          maxCount={AFTER_SALE_LIMITS.files}
        />
      )}
    </FormControl>
  )
}
