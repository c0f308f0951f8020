import { lazy, Suspense, useRef } from 'react'

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
  const view = useRef<HTMLDivElement>(null)
  return (
    <Sheet title={title} size={85} onClose={onClose}>
      <Suspense fallback={<SheetSkeleton />}>
        <div ref={view}>
          <CascaderView
            options={options as never}
            defaultValue={[...value]}
            placeholder={translate(KIT_LABELS.choose)}
            optionRender={entryButton as never}
            onTabsChange={() => focusShownLevel(view.current)}
            onChange={(next, { isLeaf }) => {
              if (!isLeaf) return
              onChoose(next.map(String))
              onClose()
            }}
          />
        </div>
      </Suspense>
    </Sheet>
  )
}

/** The library's entries are no buttons: they have the keys of what they show. */
function entryButton({ label }: TreeOption, { active }: { readonly active: boolean }) {
  return (
    <button type="button" className="shop-cascade-entry" aria-pressed={active}>
      {label}
    </button>
  )
}

/** The entry that had the focus is hidden with its level: the chosen or first one of the shown level has it next, unless a tab has it. */
function focusShownLevel(view: HTMLElement | null): void {
  if (document.activeElement?.closest('[role="tab"]')) return
  const shown = [...(view?.querySelectorAll<HTMLElement>('.shop-cascade-entry') ?? [])].filter(
    (entry) => entry.closest<HTMLElement>('.adm-tabs-content')?.style.display !== 'none',
  )
  const chosen = shown.find((entry) => entry.ariaPressed === 'true') ?? shown[0]
  chosen?.focus()
}
