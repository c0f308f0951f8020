import { useState } from 'react'

import type { StudioApi } from '../studio/studio-operations.ts'
import { useStudio } from '../studio/studio.ts'

/** Uploads files one at a time and remembers how the last one ended. */
export function useUpload<Outcome extends { readonly ok: boolean }>(
  send: (api: StudioApi, file: File) => Promise<Outcome>,
  onStored: (outcome: Extract<Outcome, { ok: true }>) => void,
): {
  readonly isBusy: boolean
  readonly failure: Extract<Outcome, { ok: false }> | undefined
  readonly upload: (file: File) => Promise<void>
} {
  const { api } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Extract<Outcome, { ok: false }>>()
  const upload = async (file: File) => {
    setBusy(true)
    setFailure(undefined)
    const outcome = await send(api, file)
    setBusy(false)
    if (outcome.ok) onStored(outcome as Extract<Outcome, { ok: true }>)
    else setFailure(outcome as Extract<Outcome, { ok: false }>)
  }
  return { isBusy, failure, upload }
}
