import type { NodeId } from '@mallwright/contract/document'
import { DEFINITIONS, readProps } from '@mallwright/modules/definitions'
import { SAMPLES } from '@mallwright/modules/samples'
import { VIEWS } from '@mallwright/modules/views'
import type { ViewMode, ViewProps } from '@mallwright/modules/views'
import { render } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { describe, expect, it } from 'vitest'

/** Fields that a view marks for in-place editing, over all its stored samples and with each of its texts set. */
async function marked(type: string, mode: ViewMode): Promise<string[]> {
  const definition = DEFINITIONS[type]
  const view = await VIEWS[type]?.()
  if (!definition || !view) throw new Error(type)
  const View = view.View as FunctionComponent<unknown> as FunctionComponent<ViewProps<unknown, unknown>>
  const samples = SAMPLES.find((sample) => sample.type === type)
  const props = Object.entries(definition.fields).map(([name, field]) =>
    field.kind === 'text' ? { ...field.inPlace, [name]: '字' } : {},
  )
  const stored = [...props, ...(samples?.versions ?? []), ...Object.values(samples?.states ?? {})]
  const names = stored.flatMap((props) => {
    const { container, unmount } = render(
      <View
        nodeId={'n' as NodeId}
        props={readProps(definition, { version: definition.version, props })}
        data={view.load ? { state: 'loading' } : { state: 'ready', value: undefined }}
        locale="zh-CN"
        mode={mode}
        origin="http://shop.test"
        isFirst={false}
        onAction={() => undefined}
      />,
    )
    const found = [...container.querySelectorAll<HTMLElement>('[data-field]')].map(
      ({ dataset }) => dataset['field'] ?? '',
    )
    unmount()
    return found
  })
  return [...new Set(names)].toSorted()
}

describe.each(Object.entries(DEFINITIONS))('module %s', (type, { fields }) => {
  const inPlace = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.inPlace ? [[name, field.inPlace] as const] : [],
  )

  it('marks exactly the fields with in-place editing on the canvas, and nothing for buyers', async () => {
    expect(await marked(type, 'edit')).toEqual(inPlace.map(([name]) => name).toSorted())
    expect(await marked(type, 'view')).toEqual([])
  })

  it('sets only existing props together with the text', () => {
    for (const [, props] of inPlace)
      for (const [name, value] of Object.entries(props)) expect(fields[name]?.read(value), name).toBeDefined()
  })
})
