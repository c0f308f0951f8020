import type { ReactNode } from 'react'

import { CommandDialog } from '../../actions/command-dialog.tsx'
import { paletteCommands } from './command-palette-entries.ts'

/** The command palette over everything that this studio can do. */
export function AllCommandsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return <CommandDialog commandsOf={paletteCommands} onClose={onClose} />
}
