import {
  ArrowDown,
  ArrowUp,
  Copy,
  Eye,
  EyeOff,
  Lock,
  LockOpen,
  ListPlus,
  SquareArrowDownRight,
  SquareArrowOutUpRight,
  Trash2,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

/** The icon of each action, by its name. */
export const ACTION_ICONS: Readonly<Record<string, LucideIcon>> = {
  'node.moveUp': ArrowUp,
  'node.moveDown': ArrowDown,
  'node.moveIn': SquareArrowDownRight,
  'node.moveOut': SquareArrowOutUpRight,
  'tab.add': ListPlus,
  'node.duplicate': Copy,
  'node.remove': Trash2,
  'node.hide': EyeOff,
  'node.show': Eye,
  'node.lock': Lock,
  'node.unlock': LockOpen,
}
