import { useText } from '@mallwright/shop-core/i18n'
import { ChoiceBox } from '@mallwright/shop-core/kit/controls'
import type { ComponentProps } from 'react'

import { useSheet } from '../../../navigation/use-sheet.ts'
import { AgreementLink, AgreementSheet } from './agreement-link.tsx'

const LABELS = {
  agree: { zh: '我已阅读并同意', en: 'I have read and accept the ' },
  and: { zh: '和', en: ' and the ' },
}

/** Consent to the agreements, which open above the form. */
export function AgreementField({ field }: { readonly field: ComponentProps<'input'> }) {
  const translate = useText()
  const user = useSheet('agreement-user')
  const privacy = useSheet('agreement-privacy')
  return (
    <>
      <label className="shop-agree">
        <ChoiceBox {...field} />
        <span>
          {translate(LABELS.agree)}
          <AgreementLink type="user" onOpen={user.open} />
          {translate(LABELS.and)}
          <AgreementLink type="privacy" onOpen={privacy.open} />
        </span>
      </label>
      <AgreementSheet type="user" sheet={user} />
      <AgreementSheet type="privacy" sheet={privacy} />
    </>
  )
}
