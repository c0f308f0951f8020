import { useText } from '../../i18n/locale-store.ts'
import type { ReactNode } from 'react'

import { CallError } from '../../query/call-error.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'
import { errorText } from './error-text.ts'
import './notice.css'

/** Notice in place of content: drawing, title, hint and an action. */
export function Notice(props: {
  readonly kind: 'empty' | 'error' | 'locked' | 'gone'
  readonly title: string
  readonly hint?: string
  readonly action?: ReactNode
}) {
  return (
    <div className="shop-notice" role={props.kind === 'error' ? 'alert' : 'status'}>
      <svg viewBox="0 0 96 72" aria-hidden="true">
        <path d={DRAWINGS[props.kind]} />
      </svg>
      <p className="shop-notice-title">{props.title}</p>
      {props.hint && <p>{props.hint}</p>}
      {props.action}
    </div>
  )
}

/** Notice of a failed call with a retry button; none for missing permission, which a retry cannot mend. */
export function ErrorNotice({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const translate = useText()
  const isForbidden = error instanceof CallError && (error.failure === 'EMPTY' || error.failure === 'GATE_CLOSED')
  if (isForbidden) {
    return (
      <Notice kind="locked" title={translate(KIT_LABELS.noPermission)} hint={translate(KIT_LABELS.askAdministrator)} />
    )
  }
  return (
    <Notice
      kind="error"
      title={errorText(error)}
      action={
        <button type="button" className="shop-button" onClick={onRetry}>
          {translate(KIT_LABELS.retry)}
        </button>
      }
    />
  )
}

const DRAWINGS = {
  empty: 'M14 30l34-16 34 16v26L48 70 14 56zM14 30l34 15 34-15M48 45v25M31 22l34 15v9',
  error: 'M18 26a44 44 0 0 1 60 0M29 38a28 28 0 0 1 38 0M40 50a12 12 0 0 1 16 0M48 60h.1M20 66L76 10',
  locked: 'M30 34h36v28H30zM37 34V24a11 11 0 0 1 22 0v10M48 45v7',
  gone: 'M22 14h36l16 16v28H22zM58 14v16h16M38 40h.1M58 40h.1M38 52c6-5 14-5 20 0',
}
