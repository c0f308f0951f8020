import { checkDocument } from '@mallwright/contract'
import type { Document } from '@mallwright/contract'
import { useEffect, useState } from 'react'

import type { SaveConflict } from '../studio/saver/save-state.ts'
import { useStudio } from '../studio/studio.ts'

/** Their version as the server has it. */
export interface TheirVersion {
  readonly document: Document
  readonly revision: number
}

/** Loads their version; failed loads can be tried again. */
export function useTheirs({ revision }: SaveConflict) {
  const { api, column } = useStudio()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ readonly theirs?: TheirVersion; readonly isFailed: boolean }>({
    isFailed: false,
  })
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const answer = await api.getDraftPage({ body: { cColumnCode: column } })
      const checked = answer.ok ? checkDocument(answer.data.document) : undefined
      if (isGone) return
      if (!answer.ok || !checked?.ok) setState({ isFailed: true })
      else setState({ theirs: { document: checked.document, revision: answer.data.iRevision }, isFailed: false })
    }
    void load()
    return () => void (isGone = true)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each turn and each revision is loaded anew
  }, [api, column, revision, turn])
  const load = () => {
    setState({ isFailed: false })
    setTurn((before) => before + 1)
  }
  return { ...state, load }
}
