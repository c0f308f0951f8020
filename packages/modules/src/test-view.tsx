import type { NodeId } from '@mallwright/contract'
import { render } from '@testing-library/react'
import { vi } from 'vitest'

import type { Definition } from './define-module.ts'
import { readFields } from './field.ts'
import type { Fields, PropsOf } from './field.ts'
import type { ModuleAction, ModuleView, ViewMode } from './module-view.ts'

/** Draws a module without data for a test; `change` draws the same module again with other stored props. */
export function drawModule<F extends Fields>(
  definition: Definition<F>,
  { View }: ModuleView<PropsOf<F>>,
  given: { readonly stored?: Readonly<Record<string, unknown>>; readonly mode?: ViewMode } = {},
) {
  const onAction = vi.fn<(action: ModuleAction) => void>()
  const drawn = (stored: Readonly<Record<string, unknown>>) => (
    <View
      nodeId={'n' as NodeId}
      props={readFields(definition.fields, stored)}
      data={{ state: 'ready', value: undefined }}
      locale="zh-CN"
      mode={given.mode ?? 'view'}
      origin="http://shop.test"
      isFirst={false}
      onAction={onAction}
    />
  )
  const { container, rerender } = render(drawn(given.stored ?? {}))
  return {
    root: container,
    onAction,
    change: (stored: Readonly<Record<string, unknown>>) => rerender(drawn(stored)),
  }
}
