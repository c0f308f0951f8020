import type { ReactNode } from 'react'

import type { OrderStep } from '../order-model.ts'
import './order-details.css'

/** A history, newest step first. */
export function StepList({ steps }: { readonly steps: readonly OrderStep[] }): ReactNode {
  return (
    <ol className="shop-steps">
      {[...steps].reverse().map(({ text, remark, at }) => (
        <li key={`${at} ${text}`}>
          <span>{text}</span>
          {remark && <span>{remark}</span>}
          <time>{at}</time>
        </li>
      ))}
    </ol>
  )
}
