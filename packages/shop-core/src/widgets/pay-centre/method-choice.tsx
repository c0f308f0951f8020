import { useId } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { methodDrawing } from './method-icon.tsx'
import type { PayCentreMachine, PayState } from './model/pay-centre.machine.ts'
import { leafOf } from './model/pay-order.ts'
import type { MethodNode, MethodPath } from './model/pay-order.ts'
import { PAY_LABELS } from './pay-labels.ts'
import './method-choice.css'

/** The payment methods in two or three levels: the chosen one shows what is below it. */
export function MethodChoice(props: {
  readonly methods: readonly MethodNode[]
  readonly state: PayState
  readonly machine: PayCentreMachine
}): ReactNode {
  const { methods, state, machine } = props
  const translate = useText()
  const { renderHtml } = useWidgetHost()
  const { path, issue } = state
  const titleId = useId()
  const messageId = useId()
  const tips = leafOf(path)?.tipsHtml ?? ''
  return (
    <section className="wg-pay-card">
      <h2 id={titleId}>{translate(PAY_LABELS.method)}</h2>
      {methods.length === 0 && <p className="wg-pay-weak">{translate(PAY_LABELS.noMethods)}</p>}
      <div role="radiogroup" aria-labelledby={titleId} aria-describedby={messageId}>
        {methods.map((method) => {
          const isChosen = path[0]?.code === method.code
          return (
            <div key={method.code} className="wg-pay-method">
              <label className="wg-pay-method-head">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  {methodDrawing(method.icon)}
                </svg>
                <span>{method.name}</span>
                <input type="radio" name={titleId} checked={isChosen} onChange={() => machine.choose([method])} />
              </label>
              {isChosen && <Level parents={[method]} path={path} onChoose={machine.choose} />}
            </div>
          )
        })}
      </div>
      <p className="wg-pay-issue" id={messageId} role="alert">
        {issue?.field === 'method' && translate(PAY_LABELS[issue.text])}
      </p>
      {tips !== '' && <div className="wg-pay-tips">{renderHtml ? renderHtml(tips) : tips}</div>}
    </section>
  )
}

/** What is below chosen nodes: tabs, or the channels that are paid with. */
function Level(props: {
  readonly parents: MethodPath
  readonly path: MethodPath
  readonly onChoose: (path: MethodPath) => void
}): ReactNode {
  const { parents, path, onChoose } = props
  const parent = parents.at(-1)
  const chosen = path[parents.length]
  if (!parent || parent.methods.length === 0) return null
  const isTabs = parent.methods.some(({ methods }) => methods.length > 0)
  return (
    <>
      <div className={isTabs ? 'wg-pay-tabs' : 'wg-pay-leaves'} role="group" aria-label={parent.name}>
        {parent.methods.map((node) => (
          <button
            key={node.code}
            type="button"
            aria-pressed={chosen?.code === node.code}
            onClick={() => onChoose([...parents, node])}
          >
            {node.name}
          </button>
        ))}
      </div>
      {chosen && <Level parents={[...parents, chosen]} path={path} onChoose={onChoose} />}
    </>
  )
}
