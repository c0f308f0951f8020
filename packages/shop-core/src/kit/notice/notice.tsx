import { useText } from '../../i18n/locale-store.ts'
import { lazy, memo, Suspense } from 'react'
import type { ReactNode } from 'react'

import { CallError } from '../../query/call-error.ts'
import { KIT_LABELS } from '../labels/kit-labels.ts'
import { errorText } from './error-text.ts'
import type { NoticeKind } from './notice-drawing.tsx'
import './notice.css'

/** Loads the drawings of notices, which most visits never show; ahead of need, because being offline is one. */
export const loadNoticeDrawings = () => import('./notice-drawing.tsx')

const NoticeDrawing = lazy(async () => ({ default: (await loadNoticeDrawings()).NoticeDrawing }))

/** A memo, so that a prerendered drawing stays while its script loads. */
const Drawing = memo(function Drawing({ kind }: { readonly kind: NoticeKind }) {
  return (
    <span className="shop-notice-drawing">
      <Suspense fallback={null}>
        <NoticeDrawing kind={kind} />
      </Suspense>
    </span>
  )
})

/** Notice in place of content: drawing, title, hint and an action. */
export function Notice(props: {
  readonly kind: NoticeKind
  readonly title: string
  readonly hint?: string
  readonly action?: ReactNode
}) {
  return (
    <div className="shop-notice" role={props.kind === 'error' ? 'alert' : 'status'}>
      <Drawing kind={props.kind} />
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
