import type { Document, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect } from 'react'

import { locationOf } from '../../commands/kit/node-tree.ts'
import { nodeLabel } from '../../document-store/node-label.ts'
import { useStudio } from '../../studio/studio.ts'

const TEXTS = {
  undone: { zh: '已撤销：{step}', en: 'Undone: {step}' },
  position: { zh: '{name}，第 {index} 项，共 {count} 项', en: '{name}, item {index} of {count}' },
  moved: { zh: '{name}，位置 {x}，{y}', en: '{name}, at {x}, {y}' },
  several: { zh: '已选 {count} 项', en: '{count} selected' },
  done: { zh: '{step}：{what}', en: '{step}: {what}' },
} satisfies Record<string, Label>

/** Announces steps and selections with the position of their node. */
export function useAnnouncements(): void {
  const { page, announcer } = useStudio()
  const text = useText()
  useEffect(() => {
    const describe = (document: Document, id: NodeId): string => {
      const node = document.nodes[id]
      const location = locationOf(document, id)
      if (!node || !location) return ''
      const name = nodeLabel(node, definitionOf(node.module), text)
      if (node.rect) return text(TEXTS.moved, { name, x: node.rect.x, y: node.rect.y })
      return text(TEXTS.position, { name, index: location.index + 1, count: location.count })
    }
    const { temporal } = page.documents
    const past = () => temporal.getState().pastStates.length
    let depth = past()
    // The history adds a new step after the document change, but removes an undone one before.
    const stopHistory = temporal.subscribe(() => void (depth = past()))
    const stopDocument = page.documents.subscribe((state, before) => {
      if (state.document === before.document) return
      const isBack = past() < depth
      const step = isBack ? before.step : state.step
      const what = describe(state.document, step.nodeIds[0] ?? ('' as NodeId))
      // Inputs announce typing themselves.
      if (step.name.startsWith('node.setProps') && !isBack) return
      const label = text(isBack ? TEXTS.undone : TEXTS.done, { step: text(step.label), what })
      announcer.speak(isBack && what ? `${label} ${what}` : label)
    })
    const stopSelection = page.selection.subscribe(({ selected }, before) => {
      const [id, second] = selected
      if (!id || selected === before.selected) return
      if (second) announcer.speak(text(TEXTS.several, { count: selected.length }))
      else announcer.speak(describe(page.documents.getState().document, id))
    })
    return () => {
      stopHistory()
      stopDocument()
      stopSelection()
    }
  }, [page, announcer, text])
}
