import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import type { Feedback, OpenQuestion } from './feedback-store.ts'
import { useModal } from '../dialog/use-modal.ts'
import './feedback.css'

const LABELS = {
  offline: { zh: '当前无网络，显示的是已加载的内容', en: 'You are offline. What you see was loaded before.' },
}

/** Renders dialogs, toast and offline notice. Mounted in its own React root: hydration of a prerendered page stays untouched. */
export function FeedbackHost({ feedback }: { readonly feedback: Feedback }) {
  const [first] = useStore(feedback.state, ({ questions }) => questions)
  const message = useStore(feedback.state, (state) => state.message)
  const translate = useText()
  const isOnline = useSyncExternalStore(subscribeToConnection, () => navigator.onLine)
  return (
    <>
      {first && <QuestionDialog key={first.id} {...first} />}
      {!isOnline && (
        <p className="shop-offline" role="status">
          {translate(LABELS.offline)}
        </p>
      )}
      <Toast message={message} />
    </>
  )
}

/** In the top layer, where engines have one for it: dialogs and sheets are there, too, and would cover it. */
function Toast({ message }: { readonly message: string }) {
  const toast = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = toast
    if (message === '' || !current?.showPopover) return
    current.showPopover()
    // Hidden and shown again, the next message lies above what was opened meanwhile.
    return () => current.hidePopover()
  }, [message])
  return (
    <div ref={toast} className="shop-toast" role="status" popover="manual">
      {message && <p className="shop-toast-text">{message}</p>}
    </div>
  )
}

function QuestionDialog({ question, answer }: OpenQuestion) {
  const dialog = useModal()
  const titleId = useId()
  const secondsLeft = useCountdown(question.confirmAfterSeconds, () => answer(true))
  return (
    <dialog
      ref={dialog}
      className="shop-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        answer(false)
      }}
    >
      <h2 id={titleId}>{question.title}</h2>
      {question.body && <p className="shop-dialog-body">{question.body}</p>}
      {question.facts && (
        <dl>
          {question.facts.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="shop-dialog-buttons">
        {question.cancel && (
          <button type="button" onClick={() => answer(false)}>
            {question.cancel}
          </button>
        )}
        <button type="button" className="shop-is-primary" onClick={() => answer(true)}>
          {question.confirm}
          {secondsLeft !== undefined && ` (${secondsLeft}s)`}
        </button>
      </div>
    </dialog>
  )
}

function useCountdown(seconds: number | undefined, onEnd: () => void): number | undefined {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    if (left === undefined) return undefined
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : onEnd()), 1_000)
    return () => clearTimeout(timer)
  }, [left, onEnd])
  return left
}

function subscribeToConnection(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange)
  }
}
