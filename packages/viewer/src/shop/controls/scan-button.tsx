import { lazy, Suspense } from 'react'

import { useSheet } from '../navigation/use-sheet.ts'

/** The popup with its decoder, loaded with its first use. */
const ScanPopup = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/scan-popup')).ScanPopup }))

/** Button that reads a code with the camera. */
export function ScanButton(props: {
  readonly label: string
  readonly className?: string
  /** Whether a text is one that is looked for; others are read over. */
  readonly accepts: (text: string) => boolean
  /** Called once the popup has gone. */
  readonly onRead: (text: string) => void
}) {
  const { label, className, accepts, onRead } = props
  const sheet = useSheet('scan')
  return (
    <>
      <button type="button" className={className} aria-label={label} onClick={sheet.open}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8V5a1 1 0 0 1 1-1h3M16 4h3a1 1 0 0 1 1 1v3M20 16v3a1 1 0 0 1-1 1h-3M8 20H5a1 1 0 0 1-1-1v-3M4 12h16" />
        </svg>
      </button>
      {sheet.isOpen && (
        <Suspense>
          <ScanPopup accepts={accepts} onRead={(text) => sheet.closeThen(() => onRead(text))} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}
