import type { Send } from '@mallwright/contract/rpc'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { saveAs } from '../../download/index.ts'
import { useText } from '../../i18n/index.ts'
import { loadPrivateFile } from '../file-preview/model/stored-file.ts'
import type { StoredFile } from '../file-preview/model/stored-file.ts'
import { UPLOADER_LABELS } from './uploader-labels.ts'

/** Stores a file on the device: a public one from its address, a private one by the session. */
export function UploadDownload(props: {
  readonly stored: StoredFile
  /** What the file is called on its tile. */
  readonly name: string
  readonly send: Send
}): ReactNode {
  const { stored, name, send } = props
  const translate = useText()
  const [phase, setPhase] = useState<'idle' | 'loading' | 'failed'>('idle')
  const label = translate(phase === 'failed' ? UPLOADER_LABELS.downloadFailed : UPLOADER_LABELS.download, { name })
  const drawing = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 4v11M7 11l5 5 5-5M5 20h14" />
    </svg>
  )
  const load = async () => {
    setPhase('loading')
    const bytes = await loadPrivateFile(send, stored.docId).catch(() => undefined)
    if (bytes) saveAs(bytes, stored.name)
    setPhase(bytes ? 'idle' : 'failed')
  }
  if (stored.isPrivate) {
    const look = phase === 'failed' ? 'wg-upload-download is-failed' : 'wg-upload-download'
    return (
      <button
        type="button"
        className={look}
        aria-label={label}
        disabled={phase === 'loading'}
        onClick={() => void load()}
      >
        {drawing}
      </button>
    )
  }
  if (stored.url === '') return null
  return (
    <a className="wg-upload-download" aria-label={label} href={stored.url} download={stored.name}>
      {drawing}
    </a>
  )
}
