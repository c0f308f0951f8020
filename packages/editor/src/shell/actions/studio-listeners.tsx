import { useEffect } from 'react'

import { useLinkedBlocksSync } from '../../features/blocks/model/use-linked-blocks-sync.ts'
import { useClipboard } from '../../features/clipboard/model/use-clipboard.ts'
import { useStudio } from '../../studio/studio.ts'
import { replayKeys } from './key-buffer.ts'
import { useKeyboard } from './use-keyboard.ts'
import { STUDIO_ACTIONS } from './studio-actions.ts'
import { useAnnouncements } from './use-announcements.ts'

/** The studio's actions, its shortcuts, what it says to people who listen and what it keeps an eye on; loaded once the studio stands. */
export function StudioListeners(): null {
  const studio = useStudio()
  const { actions } = studio
  useEffect(() => actions.setState(STUDIO_ACTIONS, true), [actions])
  useKeyboard()
  useClipboard()
  useAnnouncements()
  useLinkedBlocksSync()
  // After all that listens to keys.
  useEffect(() => replayKeys(studio), [studio])
  return null
}
