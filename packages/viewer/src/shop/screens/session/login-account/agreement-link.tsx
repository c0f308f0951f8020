import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'

import { useSheet } from '../../../navigation/use-sheet.ts'
import { AgreementText } from '../login-clause/agreement-text.tsx'
import { AGREEMENTS, agreementPath } from '../login-clause/agreements.ts'
import type { AgreementName } from '../login-clause/agreements.ts'

/** Name of an agreement, which opens it above the form; as a page of its own in a new tab. */
export function AgreementLink({ name }: { readonly name: AgreementName }) {
  const translate = useText()
  const sheet = useSheet(`agreement-${name}`)
  const title = translate(AGREEMENTS[name].title)
  return (
    <>
      <a
        className="shop-agreement-link"
        href={agreementPath(name)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          sheet.open()
        }}
      >
        {title.toLowerCase()}
      </a>
      {sheet.isOpen && (
        <Sheet title={title} size={85} onClose={sheet.close}>
          <AgreementText name={name} />
        </Sheet>
      )}
    </>
  )
}
