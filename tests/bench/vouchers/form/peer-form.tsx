import { memo, useState } from 'react'

import { TEMPLATE, VOUCHER } from './form-content.ts'

/** A row of the header: texts are typed, numbers and dates are chosen in sheets. */
const Field = memo(function Row(props: {
  readonly name: string
  readonly label: string
  readonly isTyped: boolean
  readonly value: string
  readonly onChange: (name: string, value: string) => void
}) {
  const { name, label, isTyped, value, onChange } = props
  return (
    <label style={{ display: 'flex', minHeight: 52, alignItems: 'center' }}>
      <span style={{ flex: 1 }}>{label}</span>
      {isTyped ? (
        <input value={value} maxLength={200} onChange={(event) => onChange(name, event.target.value)} />
      ) : (
        <button type="button">{value}</button>
      )}
    </label>
  )
})

/** A form as one would write it by hand for this one template, without formulas, rights, drafts or another template. */
export function PeerForm() {
  const [head, setHead] = useState(VOUCHER.headData as Readonly<Record<string, string>>)
  const [lines] = useState(VOUCHER.lines)
  const [isExpanded, setIsExpanded] = useState(false)
  const [change] = useState(() => (name: string, value: string) => setHead((before) => ({ ...before, [name]: value })))
  const fields = isExpanded ? TEMPLATE.headerList : TEMPLATE.headerList.slice(0, 6)
  const total = lines.reduce((sum, { values }) => sum + Number(values['iAmount']), 0)
  return (
    <main>
      <h1>{VOUCHER.cVoucherNo}</h1>
      {fields.map(({ cFieldName, cFieldType, cLabelName }) => (
        <Field
          key={cFieldName}
          name={cFieldName}
          label={cLabelName}
          isTyped={cFieldType === 'Text'}
          value={head[cFieldName] ?? ''}
          onChange={change}
        />
      ))}
      <button type="button" onClick={() => setIsExpanded(true)}>
        展开
      </button>
      <h2>物料列表 {total.toFixed(2)}</h2>
      <ul>
        {lines.map(({ cRowKey, values }) => (
          <li key={cRowKey} style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 72px' }}>
            {String(values['cName'])} · {String(values['iQty'])} × {String(values['iPrice'])} ={' '}
            {String(values['iAmount'])}
          </li>
        ))}
      </ul>
    </main>
  )
}
