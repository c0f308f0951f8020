import { useRef, useState } from 'react'

import { useStudio } from '../../../../studio/studio.ts'
import type { AcceptedKinds } from '../../../assets/model/check-file.ts'
import { uploadFile } from '../../../assets/model/upload-file.ts'
import type { FailedUpload, StoredFile } from '../../../assets/model/upload-file.ts'

/** Upload state of a control. */
export interface Upload {
  /** Sent fraction, 0 to 1; `undefined` without an upload. */
  readonly fraction: number | undefined
  /** Failure of the last upload. */
  readonly failure: FailedUpload | undefined
  readonly upload: (file: File) => Promise<void>
  readonly cancel: () => void
}

/** Uploads one file at a time and stores the last result. */
export function useUpload(accepted: AcceptedKinds, onStored: (stored: StoredFile) => void): Upload {
  const { api } = useStudio()
  const [fraction, setFraction] = useState<number>()
  const [failure, setFailure] = useState<FailedUpload>()
  const running = useRef<AbortController>(undefined)
  const upload = async (file: File) => {
    const controller = new AbortController()
    running.current = controller
    setFraction(0)
    setFailure(undefined)
    const outcome = await uploadFile(api, file, { accepted, signal: controller.signal, onProgress: setFraction })
    setFraction(undefined)
    if (outcome.ok) onStored(outcome.stored)
    else if (outcome.reason !== 'cancelled') setFailure(outcome)
  }
  return { fraction, failure, upload, cancel: () => running.current?.abort() }
}
