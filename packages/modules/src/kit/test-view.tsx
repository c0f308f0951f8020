import type { NodeId } from '@mallwright/contract/document'
import { render } from '@testing-library/react'
import { vi } from 'vitest'

import type { Definition } from './define-module.ts'
import { readFields } from './field.ts'
import type { Fields, PropsOf } from './field.ts'
import type { Loaded, ModuleAction, ModuleView, ViewMode } from './module-view.ts'

/** What a host gives every view, in a test. */
export const viewProps = (mode: ViewMode = 'view') => ({
  nodeId: 'n' as NodeId,
  locale: 'zh-CN' as const,
  mode,
  origin: 'http://shop.test',
  isFirst: false,
})

/**
 * Renders a module for a test, without data unless `options.data` is set; `change` rerenders it with other stored
 * props.
 */
export function drawModule<F extends Fields, Data = undefined>(
  definition: Definition<F>,
  { View }: ModuleView<PropsOf<F>, Data>,
  options: {
    readonly stored?: Readonly<Record<string, unknown>>
    readonly mode?: ViewMode
    readonly data?: Loaded<Data>
  } = {},
) {
  const onAction = vi.fn<(action: ModuleAction) => void>()
  const element = (stored: Readonly<Record<string, unknown>>) => (
    <View
      {...viewProps(options.mode)}
      props={readFields(definition.fields, stored)}
      data={options.data ?? { state: 'ready', value: undefined as Data }}
      onAction={onAction}
    />
  )
  const { container, rerender } = render(element(options.stored ?? {}))
  return {
    root: container,
    onAction,
    change: (stored: Readonly<Record<string, unknown>>) => rerender(element(stored)),
  }
}
