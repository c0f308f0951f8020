import { useEffect } from 'react'

import { useFollowBlocks } from '../../features/blocks/model/use-follow-blocks.ts'
import { useClipboard } from '../../features/clipboard/model/use-clipboard.ts'
import { useStudio } from '../../studio/studio.ts'
import { answerEarlyKeys } from './key-buffer.ts'
import { useKeyboard } from './use-keyboard.ts'
import { STUDIO_ACTIONS } from './studio-actions.ts'
import { useAnnouncements } from './use-announcements.ts'

/** The studio's actions, its shortcuts, what it says to people who listen and what it keeps an eye on; loaded once the studio stands. */
export function KeysAndVoice(): null {
  const studio = useStudio()
  const { actions } = studio
  useEffect(() => actions.setState(STUDIO_ACTIONS, true), [actions])
  useKeyboard()
  useClipboard()
  useAnnouncements()
  useFollowBlocks()
  // After all that listens to keys.
  useEffect(() => answerEarlyKeys(studio), [studio])
  return null
}
