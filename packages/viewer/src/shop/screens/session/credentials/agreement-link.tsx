import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { Anchor, isPlainClick } from '@mallwright/modules/views'

import type { SheetHandle } from '../../../navigation/use-sheet.ts'
import { AgreementText } from '../login-clause/agreement-text.tsx'
import { AGREEMENTS, agreementPath } from '../login-clause/agreements.ts'
import type { AgreementName } from '../login-clause/agreements.ts'

/** Name of an agreement, which opens its sheet; as a page of its own in a new tab. */
export function AgreementLink({ name, onOpen }: { readonly name: AgreementName; readonly onOpen: () => void }) {
  const translate = useText()
  return (
    <Anchor
      className="shop-agreement-link"
      href={agreementPath(name)}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {translate(AGREEMENTS[name].title).toLowerCase()}
    </Anchor>
  )
}

/** Sheet with an agreement above the form; outside its label, which would take clicks in the text for its own. */
export function AgreementSheet({ name, sheet }: { readonly name: AgreementName; readonly sheet: SheetHandle }) {
  const translate = useText()
  return (
    sheet.isOpen && (
      <Sheet title={translate(AGREEMENTS[name].title)} size={85} onClose={sheet.close}>
        <AgreementText name={name} />
      </Sheet>
    )
  )
}
