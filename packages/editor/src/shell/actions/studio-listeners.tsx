import { useEffect } from 'react'

import { useLinkedBlocksSync } from '../../features/blocks/model/use-linked-blocks-sync.ts'
import { useClipboard } from '../../features/clipboard/model/use-clipboard.ts'
import { usePagesRefresh } from '../../features/pages/model/use-pages-refresh.ts'
import { useStudio } from '../../studio/studio.ts'
import { replayKeys } from './key-buffer.ts'
import { useKeyboard } from './use-keyboard.ts'
import { STUDIO_ACTIONS } from './studio-actions.ts'
import { useAnnouncements } from './use-announcements.ts'

/** Registers the studio's actions and starts keyboard, clipboard, announcements, block sync and the reload of pages; loaded after the first paint. */
export function StudioListeners(): null {
  const studio = useStudio()
  const { actions } = studio
  useEffect(() => actions.setState(STUDIO_ACTIONS, true), [actions])
  useKeyboard()
  useClipboard()
  useAnnouncements()
  useLinkedBlocksSync()
  usePagesRefresh()
  // After all key listeners are installed.
  useEffect(() => replayKeys(studio), [studio])
  return null
}
