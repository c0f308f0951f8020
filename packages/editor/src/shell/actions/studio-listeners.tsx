import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { useLinkedBlocksSync } from '../../features/blocks/model/use-linked-blocks-sync.ts'
import { useCanvasBackground } from '../../features/canvas/model/canvas-background.ts'
import { useClipboard } from '../../features/clipboard/model/use-clipboard.ts'
import { usePagesRefresh } from '../../features/pages/model/use-pages-refresh.ts'
import { useStudio } from '../../studio/studio.ts'
import { Tooltips } from '../../ui/tooltips/tooltips.tsx'
import { replayKeys } from './key-buffer.ts'
import { useKeyboard } from './use-keyboard.ts'
import { STUDIO_ACTIONS } from './studio-actions.ts'
import { useAnnouncements } from './use-announcements.ts'

/** Registers the studio's actions and starts keyboard, clipboard, announcements, block sync, the reload of pages and tooltips; loaded after the first paint. */
export function StudioListeners(): ReactNode {
  const studio = useStudio()
  const { actions } = studio
  useEffect(() => actions.setState(STUDIO_ACTIONS, true), [actions])
  useKeyboard()
  useCanvasBackground()
  useClipboard()
  useAnnouncements()
  useLinkedBlocksSync()
  usePagesRefresh()
  // After all key listeners are installed.
  useEffect(() => replayKeys(studio), [studio])
  return <Tooltips />
}
