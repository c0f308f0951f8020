import { Dialog as Base } from '@base-ui/react/dialog'
import { useText } from '@mallwright/shop-core/i18n'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

import { IconButton } from './icon-button.tsx'

const CLOSE = { zh: '关闭', en: 'Close' }

/** Modal dialog: traps the focus, closes by Escape, backdrop and ×. Without `onClose` only its buttons close it. */
export function Dialog(props: {
  readonly title: string
  readonly onClose?: () => void
  readonly isWide?: boolean
  /** Additional class for size and layout. */
  readonly className?: string
  readonly foot?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { title, onClose, isWide, className = '', foot, children } = props
  const text = useText()
  return (
    <Base.Root open onOpenChange={(isOpen) => !isOpen && onClose?.()}>
      <Base.Portal>
        <div className="st-portal">
          <Base.Backdrop className="st-backdrop" />
          <Base.Popup className={`st-dialog ${isWide ? 'is-wide' : ''} ${className}`}>
            <div className="st-dialog-head">
              <Base.Title>{title}</Base.Title>
              {onClose && (
                <IconButton label={text(CLOSE)} onClick={onClose}>
                  <X />
                </IconButton>
              )}
            </div>
            <div className="st-dialog-body">{children}</div>
            {foot && <div className="st-dialog-foot">{foot}</div>}
          </Base.Popup>
        </div>
      </Base.Portal>
    </Base.Root>
  )
}
