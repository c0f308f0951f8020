import { useText } from '@mallwright/shop-core/i18n'
import { ChevronDown, ChevronRight } from 'lucide-react'
import type { MouseEvent, PointerEvent, ReactNode } from 'react'

import { IconButton } from '../../../ui/icon-button.tsx'
import type { LayerRow } from '../model/layer-rows.ts'
import { LAYERS_TEXTS } from '../model/layers.texts.ts'
import { NameInput } from './name-input.tsx'
import type { RowNaming } from './use-row-naming.ts'

/** Button that folds a row of the layers, or unfolds it. */
export function FoldButton(props: {
  readonly row: LayerRow
  readonly name: string
  readonly onFold: () => void
}): ReactNode {
  const { row, name, onFold } = props
  const text = useText()
  return (
    <IconButton
      label={text(row.isFolded ? LAYERS_TEXTS.unfold : LAYERS_TEXTS.fold, { name })}
      tabIndex={-1}
      onClick={onFold}
    >
      {row.isFolded ? <ChevronRight /> : <ChevronDown />}
    </IconButton>
  )
}

/** The name in a row of the layers, by which it is selected and dragged; a field while it is renamed. */
export function LayerName(props: {
  readonly naming: RowNaming
  /** Id of the shown name, which names the row. */
  readonly id: string
  readonly icon: ReactNode
  /** The shown name. */
  readonly name: string
  /** Absent while it has none of its own. */
  readonly ownName: string | undefined
  readonly onName: (name: string) => void
  readonly onDrag: (event: PointerEvent) => void
  readonly onSelect: (event: MouseEvent) => void
  /** What stands beside the name. */
  readonly children?: ReactNode
}): ReactNode {
  const { naming, id, icon, name, ownName = '', onName, onDrag, onSelect, children } = props
  if (naming.isNaming) return <NameInput name={name} value={ownName} onName={onName} onDone={naming.end} />
  return (
    <button
      type="button"
      className="st-layer-name"
      tabIndex={-1}
      onPointerDown={onDrag}
      onClick={onSelect}
      onDoubleClick={naming.start}
    >
      {icon}
      <span id={id}>{name}</span>
      {children}
    </button>
  )
}
