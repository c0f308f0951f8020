import { useClipboard } from '../../clipboard/use-clipboard.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useAnnouncements } from '../use-announcements.ts'

/** The studio's shortcuts and what it says to people who listen; loaded once the studio stands. */
export function KeysAndVoice(): null {
  useKeyboard()
  useClipboard()
  useAnnouncements()
  return null
}
