import type { FieldTab } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { memo } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { Segments } from '../../../ui/inputs/segments.tsx'
import { INSPECTOR_TEXTS, TAB_LABELS } from '../model/inspector.texts.ts'

/** Tabs of the inspector; the chosen one stays when the selection changes. */
export const TabSegments = memo(function TabSegments({ tabs, tab }: Props): ReactNode {
  const { view } = useStudio()
  const text = useText()
  // A single tab is no choice.
  if (tabs.length < 2) return null
  return (
    <Segments
      role="tablist"
      label={text(INSPECTOR_TEXTS.inspector)}
      options={tabs.map((value) => ({ value: value, label: text(TAB_LABELS[value]) }))}
      value={tab}
      onChange={(next) => view.setState({ inspectorTab: next })}
    />
  )
}, isSame)

interface Props {
  readonly tabs: readonly FieldTab[]
  readonly tab: FieldTab
}

function isSame(before: Props, after: Props): boolean {
  return before.tab === after.tab && before.tabs.join(' ') === after.tabs.join(' ')
}
