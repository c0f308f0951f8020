import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/index.ts'
import { KIT_LABELS } from '../../kit/index.ts'
import { openBrowserCamera } from './browser-camera.ts'
import type { BrowserCamera } from './browser-camera.ts'
import { createFrameReader, readPictureFile, SCAN_BOX } from './code-reader.ts'
import { PictureButton } from './picture-button.tsx'
import { SCAN_LABELS } from './scan-labels.ts'
import { createScan } from './scan-popup.machine.ts'
import type { Scan, ScanState } from './scan-popup.machine.ts'
import '../../kit/feedback/feedback.css'
import '../controls/round-button.css'
import './scan-popup.css'

/** Props of the popup. */
export interface ScanPopupProps {
  /** Whether a code is one of the product; any other is refused by a message. */
  readonly accepts: (text: string) => boolean
  /** Called with an accepted code; the camera has stopped. */
  readonly onRead: (text: string) => void
  readonly onClose: () => void
}

/** Reads one QR code by the camera, or from a picture. Shown as soon as the camera is ready. Specification 2 §2.8. */
export function ScanPopup(props: ScanPopupProps): ReactNode {
  const video = useRef<HTMLVideoElement>(null)
  const scan = useScan(props, video)
  const state = useStore(scan.state)
  const translate = useText()
  const titleId = useId()
  const isShown = state.phase === 'scanning' || state.phase === 'denied' || state.phase === 'none'
  const dialog = useModalWhen(isShown)
  return (
    <>
      {!isShown && (
        <p className="shop-toast-text wg-scan-starting" role="status">
          {translate(SCAN_LABELS.starting)}
        </p>
      )}
      <dialog
        ref={dialog}
        className={isShown ? 'shop-dialog wg-scan' : 'shop-dialog wg-scan is-starting'}
        aria-labelledby={titleId}
        onCancel={(event) => {
          // A file input in the popup tells of its own cancellation, too.
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          props.onClose()
        }}
      >
        <h2 id={titleId}>{translate(SCAN_LABELS.title)}</h2>
        {state.camera && <Viewfinder scan={scan} state={state} video={video} />}
        <ScanMessage state={state} />
        <div className={`shop-dialog-buttons wg-scan-buttons ${state.camera ? '' : 'is-pictures'}`}>
          {!state.camera && <PictureButton label={SCAN_LABELS.photo} isFromCamera scan={scan} />}
          <PictureButton label={SCAN_LABELS.album} scan={scan} />
          <button type="button" className="wg-scan-close" onClick={props.onClose}>
            {translate(KIT_LABELS.close)}
          </button>
        </div>
      </dialog>
    </>
  )
}

/** The scan of this mount, which ends with it; a page that is put away may never come back. */
function useScan(props: ScanPopupProps, video: { readonly current: HTMLVideoElement | null }): Scan<BrowserCamera> {
  const latest = useRef(props)
  useLayoutEffect(() => {
    latest.current = props
  })
  const [scan] = useState(() => {
    const created: Scan<BrowserCamera> = createScan<BrowserCamera>({
      openCamera: () => openBrowserCamera(() => created.cameraLost()),
      readPicture: readPictureFile,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    })
    return created
  })
  useEffect(() => {
    const readFrame = createFrameReader()
    void scan.start({
      readFrame: () => (video.current ? readFrame(video.current) : undefined),
      accepts: (text) => latest.current.accepts(text),
      onRead: (text) => latest.current.onRead(text),
    })
    const onLeave = () => {
      scan.close()
      latest.current.onClose()
    }
    window.addEventListener('pagehide', onLeave)
    return () => {
      window.removeEventListener('pagehide', onLeave)
      scan.close()
    }
  }, [scan, video])
  return scan
}

/** Ref of a `<dialog>` that is modal while it is shown. Until then it stays in the page: hidden videos do not start everywhere. */
function useModalWhen(isShown: boolean) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!isShown || !element) return undefined
    if (typeof element.showModal === 'function') element.showModal()
    else element.setAttribute('open', '')
    element.querySelector<HTMLElement>('.wg-scan-close')?.focus()
    return () => element.close?.()
  }, [isShown])
  return dialog
}

function Viewfinder(props: {
  readonly scan: Scan<BrowserCamera>
  readonly state: ScanState<BrowserCamera>
  readonly video: React.RefObject<HTMLVideoElement | null>
}) {
  const { scan, state, video } = props
  const translate = useText()
  const stream = state.camera?.stream
  useEffect(() => {
    const element = video.current
    if (!element || !stream) return
    // Refused e.g. by a phone that saves its battery.
    playStream(element, stream).catch(() => scan.cameraLost())
  }, [stream, video, scan])
  return (
    <div className="wg-scan-view">
      <video ref={video} muted playsInline aria-hidden="true" onLoadedData={scan.cameraReady} />
      <div className="wg-scan-box" style={{ width: SCAN_BOX, height: SCAN_BOX }} aria-hidden="true" />
      {state.torch !== 'none' && (
        <button
          type="button"
          className="wg-round-button wg-scan-torch"
          aria-label={translate(SCAN_LABELS.torch)}
          aria-pressed={state.torch === 'on'}
          onClick={() => void scan.toggleTorch()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M8 3h8v4l-2 3v10a1 1 0 0 1-1 1h-2a1 1 0 0 1-1-1V10L8 7zM8 6h8M12 13v2" />
          </svg>
        </button>
      )}
    </div>
  )
}

function playStream(element: HTMLVideoElement, stream: MediaStream): Promise<void> {
  element.srcObject = stream
  return element.play()
}

/** What to do, or what was wrong; said aloud when it changes. */
function ScanMessage({ state }: { readonly state: ScanState<BrowserCamera> }) {
  const translate = useText()
  const { phase, isReading, issue } = state
  const usual = phase === 'denied' || phase === 'none' ? SCAN_LABELS[phase] : SCAN_LABELS.hint
  return (
    <div className="wg-scan-message">
      {(!issue || usual !== SCAN_LABELS.hint) && <p>{translate(isReading ? SCAN_LABELS.reading : usual)}</p>}
      <p className="wg-scan-issue" role="alert">
        {issue && translate(SCAN_LABELS[issue])}
      </p>
    </div>
  )
}
