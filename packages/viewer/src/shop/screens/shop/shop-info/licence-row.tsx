import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'

import { useAccountSession } from '../../../client/shop-context.ts'
import { INFO_LABELS } from './info-labels.ts'

/** Lines of the watermark over a licence. */
const LINES = 6

/** The way to a shop's business licence, which is shown with a watermark; visitors sign in first. */
export function LicenceRow(props: {
  readonly url: string
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}) {
  const { isOpen, onOpen } = props
  const translate = useText()
  const account = useAccountSession()?.account
  const url = pictureUrl(props.url)
  if (!account) return <Anchor href="/login-account">{translate(INFO_LABELS.signInForLicence)}</Anchor>
  const mark = `${translate(INFO_LABELS.watermark)} ${account.nickname || account.phone}`
  return (
    <>
      <button type="button" className="shop-fact-link" aria-haspopup="dialog" onClick={() => onOpen(true)}>
        {translate(INFO_LABELS.viewLicence)}
      </button>
      {isOpen && (
        <Sheet title={translate(INFO_LABELS.licence)} size={85} onClose={() => onOpen(false)}>
          <div className="shop-licence">
            <img src={url} alt={translate(INFO_LABELS.licence)} />
            <div className="shop-licence-mark" aria-hidden="true">
              {Array.from({ length: LINES }, (_, index) => (
                <span key={index}>{mark}</span>
              ))}
            </div>
          </div>
        </Sheet>
      )}
    </>
  )
}
