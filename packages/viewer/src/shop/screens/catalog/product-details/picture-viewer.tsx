import { useText } from '@mallwright/shop-core/i18n'
import { ImageViewer } from 'antd-mobile'

import { useModal } from '../../../feedback/modal.ts'
import { COMMON_LABELS } from '../../../feedback/shop-notices.ts'
import './picture-viewer.css'

const LABELS = {
  pictures: { zh: '查看大图', en: 'Pictures' },
}

/** Pictures over the whole screen: pinch, double tap, swipe; a tap, the button or Escape closes. Loaded at the first use. */
export function PictureViewer(props: {
  readonly urls: readonly string[]
  readonly index: number
  readonly onClose: () => void
}) {
  const { urls, index, onClose } = props
  const say = useText()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className="shop-viewer"
      aria-label={say(LABELS.pictures)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <button type="button" aria-label={say(COMMON_LABELS.close)} onClick={onClose}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6L6 18" />
        </svg>
      </button>
      <ImageViewer.Multi images={[...urls]} defaultIndex={index} visible getContainer={null} onClose={onClose} />
    </dialog>
  )
}
