import { text } from '@mallwright/shop-core/i18n'

import { hasStyle, copiedStyle, pasteStyleCall, styleOf } from './copied-style.ts'
import type { Studio, StudioAction } from '../../../studio/studio.ts'

const COPIED = { zh: '已复制样式', en: 'Style copied' }

/** Copy and paste of styles. */
export const STYLE_ACTIONS = [
  {
    name: 'style.copy',
    label: { zh: '复制样式', en: 'Copy style' },
    group: 'selection',
    menu: 'keep',
    shortcuts: [{ key: 'c', isMod: true, isAlt: true }],
    isPossible: hasStyleSelected,
    run(studio) {
      const style = styleOfSelected(studio)
      if (!style) return
      copiedStyle.set(style)
      studio.announcer.notify(text(COPIED))
    },
  },
  {
    name: 'style.paste',
    label: { zh: '粘贴样式', en: 'Paste style' },
    group: 'selection',
    menu: 'keep',
    shortcuts: [{ key: 'v', isMod: true, isAlt: true }],
    isPossible: (studio) => pasteCall(studio) !== undefined,
    run(studio) {
      const call = pasteCall(studio)
      if (call) studio.page.run(call)
    },
  },
] as const satisfies readonly StudioAction[]

function hasStyleSelected({ page }: Studio): boolean {
  const [id, second] = page.selection.getState().selected
  return id !== undefined && second === undefined && hasStyle(page.documents.getState().document.nodes, id)
}

function styleOfSelected({ page }: Studio) {
  const [id, second] = page.selection.getState().selected
  return id && !second ? styleOf(page.documents.getState().document.nodes, id) : undefined
}

function pasteCall({ page }: Studio) {
  const style = copiedStyle.get()
  const { selected } = page.selection.getState()
  return style && pasteStyleCall(page.documents.getState().document.nodes, selected, style)
}
