import { useText } from '@mallwright/shop-core/i18n'
import { useEffect } from 'react'

import { useStudio } from '../studio/studio.ts'
import type { Retry } from '../ui/lazy.tsx'
import { SHELL_TEXTS } from './shell.texts.ts'

/** Stands for dialogs whose script did not load: says so, closes them, and asks again when one is opened. */
export function DialogsFailed({ retry }: Retry): null {
  const { view, autosave, announcer } = useStudio()
  const text = useText()
  useEffect(() => {
    const isWanted = () => view.getState().dialog !== undefined || view.getState().isTouring
    if (isWanted() || autosave.state.getState().kind === 'conflict') announcer.notify(text(SHELL_TEXTS.dialogFailed))
    if (isWanted()) view.setState({ dialog: undefined, assetChoice: undefined, isTouring: false })
    const stops = [
      view.subscribe(() => isWanted() && retry()),
      autosave.state.subscribe(({ kind }) => kind === 'conflict' && retry()),
    ]
    window.addEventListener('online', retry)
    return () => {
      for (const stop of stops) stop()
      window.removeEventListener('online', retry)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each failure
  }, [])
  return null
}
