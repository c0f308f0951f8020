import type { NodeId } from '@mallwright/contract/document'
import type { CSSProperties, ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { useNodeBox } from '../../../studio/use-node-boxes.ts'
import { editorColour } from '../model/editor-avatar.ts'
import type { OtherEditor } from '../model/presence-store.ts'
import './presence.css'

/** Outlines of other editors' selections with their names; solid around locked modules. */
export function OtherEditors(): ReactNode {
  const { presence } = useStudio()
  const others = useStore(presence, (state) => state.others)
  return others.map(
    (other) => other.nodeId && <OtherEditorOutline key={other.id} editor={other} nodeId={other.nodeId} />,
  )
}

function OtherEditorOutline({ editor, nodeId }: { readonly editor: OtherEditor; readonly nodeId: NodeId }): ReactNode {
  const box = useNodeBox(nodeId)
  if (!box) return null
  const style = {
    '--st-editor': editorColour(editor.accountId),
    transform: `translate(${box.x}px, ${box.y}px)`,
    width: box.width,
    height: box.height,
  } as CSSProperties
  return (
    <div className={`st-other-editor${editor.isEditing ? ' is-editing' : ''}`} style={style} aria-hidden="true">
      <span>{editor.name}</span>
    </div>
  )
}
