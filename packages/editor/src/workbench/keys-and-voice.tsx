import { useFollowBlocks } from '../blocks/linked/use-follow-blocks.ts'
import { useClipboard } from '../clipboard/use-clipboard.ts'
import { useKeyboard } from '../shortcuts/use-keyboard.ts'
import { useAnnouncements } from './use-announcements.ts'

/** The studio's shortcuts, what it says to people who listen, and what it keeps an eye on; loaded once the studio stands. */
export function KeysAndVoice(): null {
  useKeyboard()
  useClipboard()
  useAnnouncements()
  useFollowBlocks()
  return null
}
