import type { ReactNode } from 'react'

import { CommandDialog } from '../../actions/command-dialog.tsx'
import { paletteCommands } from './command-palette-entries.ts'

/** Command palette over all commands of the studio. */
export function AllCommandsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  return <CommandDialog commandsOf={paletteCommands} onClose={onClose} />
}
