import type { ClauseType } from '@mallwright/contract/article'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { Anchor, isPlainClick } from '@mallwright/modules/views'

import type { SheetHandle } from '../../../navigation/use-sheet.ts'
import { AgreementText } from '../login-clause/agreement-text.tsx'
import { AGREEMENTS, agreementPath } from '../login-clause/agreements.ts'

/** Name of an agreement, which opens its sheet; as a page of its own in a new tab. */
export function AgreementLink({ type, onOpen }: { readonly type: ClauseType; readonly onOpen: () => void }) {
  const translate = useText()
  return (
    <Anchor
      className="shop-agreement-link"
      href={agreementPath(type)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {translate(AGREEMENTS[type].title).toLowerCase()}
    </Anchor>
  )
}

/** Sheet with an agreement above the form; outside its label, which would take clicks in the text for its own. */
export function AgreementSheet({ type, sheet }: { readonly type: ClauseType; readonly sheet: SheetHandle }) {
  const translate = useText()
  return (
    sheet.isOpen && (
      <Sheet title={translate(AGREEMENTS[type].title)} size={85} onClose={sheet.close}>
        <AgreementText type={type} />
      </Sheet>
    )
  )
}
