import { ImageViewer } from 'antd-mobile'

import { useText } from '../../i18n/locale-store.ts'
import { CloseButton } from '../dialog/close-button.tsx'
import { useModal } from '../dialog/use-modal.ts'
import './picture-viewer.css'

const LABELS = {
  pictures: { zh: '查看大图', en: 'Pictures' },
}

/** Full-screen picture viewer with pinch, double tap and swipe; a tap, the button or Escape closes it. Load it lazily. */
export function PictureViewer(props: {
  readonly urls: readonly string[]
  readonly index: number
  readonly onClose: () => void
}) {
  const { urls, index, onClose } = props
  const translate = useText()
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className="shop-viewer"
      aria-label={translate(LABELS.pictures)}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <CloseButton onClose={onClose} />
      <ImageViewer.Multi images={[...urls]} defaultIndex={index} visible getContainer={null} onClose={onClose} />
    </dialog>
  )
}
