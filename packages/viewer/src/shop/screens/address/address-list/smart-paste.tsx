import { MAX_PASTED_ADDRESS, parseAddress } from '@mallwright/contract/address'
import { createApi } from '@mallwright/contract/rpc'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { Button, TextAreaField } from '@mallwright/shop-core/kit/controls'
import { CallError } from '@mallwright/shop-core/query'
import { useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { ADDRESS_FORM_LABELS } from './address-form-labels.ts'

/** The parts of an address that were recognised in a text; others are missing. */
export interface RecognisedParts {
  readonly receiver?: string
  readonly phone?: string
  readonly areaCode?: string
  readonly detail?: string
}

/** Splits a pasted text into the fields of the form. 智能识别, domain sheet 41. */
export function SmartPaste({ onFill }: { readonly onFill: (parts: RecognisedParts) => void }) {
  const translate = useText()
  const { send, feedback } = useShop()
  const [text, setText] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const recognise = async () => {
    setIsBusy(true)
    const answer = await createApi({ parseAddress }, send).parseAddress({ body: { cText: text } })
    setIsBusy(false)
    if (!answer.ok) return feedback.toast(errorText(new CallError(answer)))
    const { cReceiver: receiver, cMobilePhone: phone, cAreaCode: areaCode, cAddress: detail } = answer.data
    const parts = {
      ...(receiver && { receiver }),
      ...(phone && { phone }),
      ...(areaCode && { areaCode }),
      ...(detail && { detail }),
    }
    const isFound = Object.keys(parts).length > 0
    if (isFound) {
      onFill(parts)
      setText('')
    }
    feedback.toast(translate(isFound ? ADDRESS_FORM_LABELS.recognised : ADDRESS_FORM_LABELS.unrecognised))
  }
  return (
    <div className="shop-smart-paste">
      <TextAreaField
        label={translate(ADDRESS_FORM_LABELS.paste)}
        hint={translate(ADDRESS_FORM_LABELS.pasteHint)}
        maxLength={MAX_PASTED_ADDRESS}
        value={text}
        onChange={setText}
      />
      <Button kind="quiet" isBusy={isBusy} isDisabled={text.trim() === ''} onClick={() => void recognise()}>
        {translate(ADDRESS_FORM_LABELS.recognise)}
      </Button>
    </div>
  )
}
