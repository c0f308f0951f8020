import { isSitePart } from '../../site/model/site-store.ts'
import type { Studio, StudioAction } from '../../../studio/studio.ts'
import { copySelection } from './copy-selection.ts'
import type { CopyMode } from './copy-selection.ts'
import { pasteIncoming } from './paste-incoming.ts'
import { readSystem, writeSystem } from './system-clipboard.ts'

/** Copy and paste by button. Their keys are native: the browser answers them with clipboard events. */
export const CLIPBOARD_ACTIONS = [
  {
    name: 'node.cut',
    label: { zh: '剪切', en: 'Cut' },
    group: 'selection',
    menu: 'clipboard',
    shortcuts: [{ key: 'x', isMod: true }],
    isNative: true,
    isPossible: hasSelection,
    run: (studio) => copy(studio, 'cut'),
  },
  {
    name: 'node.copy',
    label: { zh: '复制', en: 'Copy' },
    group: 'selection',
    menu: 'clipboard',
    shortcuts: [{ key: 'c', isMod: true }],
    isNative: true,
    isPossible: hasSelection,
    run: (studio) => copy(studio, 'copy'),
  },
  {
    name: 'node.paste',
    label: { zh: '粘贴', en: 'Paste' },
    group: 'selection',
    menu: 'clipboard',
    shortcuts: [{ key: 'v', isMod: true }],
    isNative: true,
    isPossible: isPage,
    run: (studio) => void paste(studio, false),
  },
  {
    name: 'node.pasteInPlace',
    label: { zh: '原位粘贴', en: 'Paste in place' },
    group: 'selection',
    menu: 'clipboard',
    shortcuts: [{ key: 'v', isMod: true, isShift: true }],
    isNative: true,
    isPossible: isPage,
    run: (studio) => void paste(studio, true),
  },
] as const satisfies readonly StudioAction[]

function isPage({ column }: Studio): boolean {
  return !isSitePart(column)
}

function hasSelection(studio: Studio): boolean {
  return isPage(studio) && studio.page.selection.getState().selected.length > 0
}

function copy(studio: Studio, taking: CopyMode): void {
  const payload = copySelection(studio, taking)
  if (payload) void writeSystem(payload)
}

async function paste(studio: Studio, isInPlace: boolean): Promise<void> {
  await pasteIncoming(studio, await readSystem(), isInPlace)
}
