import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { CallFailed } from '../catalog/call-failed.ts'
import { COMMON_LABELS } from '../feedback/shop-notices.ts'
import { faultWords } from './fault-words.ts'

/** What stands where content would: a picture, a line, a weaker line and a way on. */
export function Notice(props: {
  readonly kind: 'empty' | 'fault' | 'locked' | 'gone'
  readonly title: string
  readonly hint?: string
  readonly action?: ReactNode
}) {
  return (
    <div className="shop-notice" role={props.kind === 'fault' ? 'alert' : 'status'}>
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <path d={DRAWINGS[props.kind]} />
      </svg>
      <p className="shop-notice-title">{props.title}</p>
      {props.hint && <p>{props.hint}</p>}
      {props.action}
    </div>
  )
}

/** A call that failed, with 重试; a call without permission says so and offers nothing. */
export function FaultNotice({ fault, onRetry }: { readonly fault: unknown; readonly onRetry: () => void }) {
  const say = useText()
  const isForbidden = fault instanceof CallFailed && (fault.failure === 'EMPTY' || fault.failure === 'GATE_CLOSED')
  if (isForbidden) {
    return <Notice kind="locked" title={say(COMMON_LABELS.noPermission)} hint={say(COMMON_LABELS.askAdministrator)} />
  }
  return (
    <Notice
      kind="fault"
      title={faultWords(fault)}
      action={
        <button type="button" className="shop-button" onClick={onRetry}>
          {say(COMMON_LABELS.retry)}
        </button>
      }
    />
  )
}

const DRAWINGS = {
  empty: 'M14 30l34-16 34 16v26L48 70 14 56zM14 30l34 15 34-15M48 45v25M31 22l34 15v9',
  fault: 'M18 26a44 44 0 0 1 60 0M29 38a28 28 0 0 1 38 0M40 50a12 12 0 0 1 16 0M48 60h.1M20 66L76 10',
  locked: 'M30 34h36v28H30zM37 34V24a11 11 0 0 1 22 0v10M48 45v7',
  gone: 'M22 14h36l16 16v28H22zM58 14v16h16M38 40h.1M58 40h.1M38 52c6-5 14-5 20 0',
}
