import { useText } from '@mallwright/shop-core/i18n'
import { useObservable } from '@mallwright/shop-core/storage'
import { useEffect, useId, useState, useSyncExternalStore } from 'react'

import './feedback.css'
import { questions, toastMessage } from './feedback-store.ts'
import type { OpenQuestion } from './feedback-store.ts'
import { useModal } from './modal.ts'

const LABELS = {
  offline: { zh: '当前无网络，显示的是已加载的内容', en: 'You are offline. What you see was loaded before.' },
}

/** Shows dialogs and short messages. Lives in a root of its own, so that a prerendered page is left as it came. */
export function FeedbackHost() {
  const [first] = useObservable(questions)
  const message = useObservable(toastMessage)
  const say = useText()
  const isOnline = useSyncExternalStore(followConnection, () => navigator.onLine)
  return (
    <>
      {first && <QuestionDialog key={first.id} {...first} />}
      {!isOnline && (
        <p className="shop-offline" role="status">
          {say(LABELS.offline)}
        </p>
      )}
      <div className="shop-toast" role="status">
        {message && <p>{message}</p>}
      </div>
    </>
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
        <button type="button" className="shop-is-main" onClick={() => answer(true)}>
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

function followConnection(onChange: () => void): () => void {
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange)
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, onChange)
  }
}
