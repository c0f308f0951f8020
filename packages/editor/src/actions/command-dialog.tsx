import { useText } from '@mallwright/shop-core/i18n'
import {
  ClipboardPaste,
  Command,
  Eye,
  FileInput,
  FileOutput,
  FileText,
  GitCommitHorizontal,
  Keyboard,
  Languages,
  ListTree,
  Monitor,
  Moon,
  MousePointer2,
  Paintbrush,
  PanelLeft,
  Redo2,
  Scan,
  Send,
  Signpost,
  SquarePlus,
  Sun,
  Undo2,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { shortcutText } from './shortcut-text.ts'
import { ACTION_ICONS } from './action-icons.tsx'
import { usePersisted, withLatest } from '../ui/use-persisted.ts'
import { useStudio } from '../studio/studio.ts'
import type { Studio } from '../studio/studio.ts'
import { Dialog } from '../ui/dialog.tsx'
import { SearchList } from '../ui/search-list.tsx'
import { COMMANDS_TEXTS } from './command-palette.texts.ts'
import { searchCommands, MAX_RECENT, recentCommands } from './search-commands.ts'
import type { CommandKind, PaletteCommand } from './search-commands.ts'

const KIND_ICONS: Readonly<Record<CommandKind, LucideIcon>> = {
  selection: MousePointer2,
  actions: Command,
  insert: SquarePlus,
  nodes: ListTree,
  documents: FileText,
}

/** Command palette: every action of the studio, found by fuzzy search. */
export function CommandDialog(props: {
  /** Collects the commands when the dialog opens. */
  readonly commandsOf: (studio: Studio) => readonly PaletteCommand[]
  readonly onClose: () => void
}): ReactNode {
  const { commandsOf, onClose } = props
  const studio = useStudio()
  const text = useText()
  const [word, setWord] = useState('')
  const recent = usePersisted(recentCommands)
  // Nothing changes behind an open dialog, so the list is computed once.
  const commands = useMemo(() => commandsOf(studio), [commandsOf, studio])
  const groups = searchCommands(commands, word, recent)
  const choose = ({ command }: { readonly command: PaletteCommand }) => {
    if (!command.key.startsWith('node ')) {
      recentCommands.set(withLatest(recentCommands.get(), command.key, MAX_RECENT))
    }
    onClose()
    command.run()
  }
  return (
    <Dialog title={text(COMMANDS_TEXTS.title)} isWide onClose={onClose}>
      <SearchList
        label={text(COMMANDS_TEXTS.search)}
        word={word}
        groups={groups.map(({ kind, commands: found }) => ({
          key: kind,
          name: text(COMMANDS_TEXTS[kind]),
          entries: found.map((command) => ({ key: command.key, command, face: <CommandFace command={command} /> })),
        }))}
        foot={
          groups.length === 0 ? (
            <div className="st-empty st-search-empty" role="status">
              <strong>{text(COMMANDS_TEXTS.none)}</strong>
              <span>{text(COMMANDS_TEXTS.noneHint)}</span>
            </div>
          ) : (
            <p className="st-hint">{text(COMMANDS_TEXTS.keys)}</p>
          )
        }
        onWord={setWord}
        onChoose={choose}
      />
    </Dialog>
  )
}

function CommandFace({ command }: { readonly command: PaletteCommand }): ReactNode {
  const { key, kind, name, note, shortcut } = command
  const Icon = ACTION_ICONS[key] ?? OWN_ICONS[key] ?? KIND_ICONS[kind]
  return (
    <>
      <Icon />
      <span>{name}</span>
      {note && <small>{note}</small>}
      {shortcut && <kbd>{shortcutText(shortcut)}</kbd>}
    </>
  )
}

const OWN_ICONS: Readonly<Record<string, LucideIcon>> = {
  'history.undo': Undo2,
  'history.redo': Redo2,
  'style.copy': Paintbrush,
  'style.paste': ClipboardPaste,
  'zoom.in': ZoomIn,
  'zoom.out': ZoomOut,
  'zoom.reset': Scan,
  'language.switch': Languages,
  'theme.light': Sun,
  'theme.dark': Moon,
  'theme.system': Monitor,
  'preview.open': Eye,
  'publish.open': Send,
  'releases.open': GitCommitHorizontal,
  'import.open': FileInput,
  'export.open': FileOutput,
  'tour.start': Signpost,
  'shortcuts.open': Keyboard,
  'palette.show': PanelLeft,
  'layers.show': PanelLeft,
  'page.show': PanelLeft,
  'history.show': PanelLeft,
}
