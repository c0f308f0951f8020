import { useText } from '@mallwright/shop-core/i18n'
import { ReferInput } from '@mallwright/shop-core/widgets/refer-input'
import type { ReferValue } from '@mallwright/shop-core/widgets/refer-input'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { LargeTreeHost } from './large-tree-host.tsx'
import './reference-demo.css'

const FIELDS = [
  { code: 'REF_PRICE', isMultiple: false, label: { zh: '单选列表', en: 'One row' } },
  { code: 'REF_PRICE_BY_CLASS', isMultiple: true, label: { zh: '多选分类列表', en: 'Rows by category' } },
  { code: 'REF_CLASS', isMultiple: false, label: { zh: '单选树', en: 'One node' } },
  { code: 'REF_CLASS', isMultiple: true, label: { zh: '多选树', en: 'Nodes' } },
]

const LABELS = {
  large: { zh: '多选大树（八千节点）', en: 'Nodes of eight thousand' },
  deep: { zh: '单选大树（已选深层节点）', en: 'One node, deep in eight thousand' },
  node: { zh: '分组 {path}', en: 'Group {path}' },
  locked: { zh: '只读', en: 'Read-only' },
  chosen: { zh: '已保存的字段', en: 'Saved fields' },
}

/** A node of the large tree whose level is not read at first. */
const DEEP_KEY = '17.4.9'

/** References of the three kinds, alone and several, with what is saved of them. */
export function ReferenceDemo(): ReactNode {
  const translate = useText()
  const [values, setValues] = useState<Readonly<Record<string, readonly ReferValue[]>>>({})
  const [large, setLarge] = useState<readonly ReferValue[]>([])
  const [deep, setDeep] = useState<readonly ReferValue[]>(() => [
    { cUuid: DEEP_KEY, cCode: DEEP_KEY, cName: translate(LABELS.node, { path: DEEP_KEY }) },
  ])
  const [first] = Object.values(values).flat()
  return (
    <section className="shop-reference-demo">
      {FIELDS.map(({ code, isMultiple, label }) => (
        <ReferInput
          key={label.en}
          label={translate(label)}
          code={code}
          isMultiple={isMultiple}
          value={values[label.en] ?? []}
          onChange={(value) => setValues((old) => ({ ...old, [label.en]: value }))}
        />
      ))}
      <LargeTreeHost>
        <ReferInput label={translate(LABELS.large)} code="REF_CLASS" isMultiple value={large} onChange={setLarge} />
        <ReferInput label={translate(LABELS.deep)} code="REF_CLASS" value={deep} onChange={setDeep} />
      </LargeTreeHost>
      <ReferInput
        label={translate(LABELS.locked)}
        code="REF_PRICE"
        isDisabled
        value={first ? [first] : []}
        onChange={() => undefined}
      />
      {first && (
        <dl aria-label={translate(LABELS.chosen)}>
          {Object.entries(first).map(([field, value]) => (
            <div key={field}>
              <dt>{field}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
