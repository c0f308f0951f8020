import { lazy, Suspense } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'
import { Sheet } from '../sheet/sheet.tsx'
import { SheetSkeleton } from './sheet-skeleton.tsx'
import './control-tokens.css'

/** Loads with the first opened sheet. */
const CascaderView = lazy(() => import('antd-mobile/es/components/cascader-view'))

/** An entry of a tree, such as a region. */
export interface TreeOption {
  readonly value: string
  readonly label: string
  readonly children?: readonly TreeOption[]
}

/** Choice of a leaf of a tree in a bottom sheet, level by level; a leaf applies the choice. */
export function CascaderSheet(props: {
  readonly title: string
  readonly options: readonly TreeOption[]
  /** Values from the root to the chosen entry. */
  readonly value: readonly string[]
  readonly onChoose: (value: readonly string[]) => void
  readonly onClose: () => void
}) {
  const { title, options, value, onChoose, onClose } = props
  const translate = useText()
  return (
    <Sheet title={title} size={85} onClose={onClose}>
      <Suspense fallback={<SheetSkeleton />}>
        <CascaderView
          options={options as never}
          defaultValue={[...value]}
          placeholder={translate(KIT_LABELS.choose)}
          onChange={(next, { isLeaf }) => {
            if (!isLeaf) return
            onChoose(next.map(String))
            onClose()
          }}
        />
      </Suspense>
    </Sheet>
  )
}
