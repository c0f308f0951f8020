import { createObservable } from '@mallwright/shop-core/storage'
import type { Observable } from '@mallwright/shop-core/storage'

/** One line of facts in a dialog. */
export interface Fact {
  readonly term: string
  readonly text: string
}

/** What a dialog shows and asks. Without `cancel` it only tells. */
export interface Question {
  readonly title: string
  readonly body?: string
  readonly facts?: readonly Fact[]
  readonly confirm: string
  readonly cancel?: string
  /** Confirms by itself after so many seconds, counting down in the button. */
  readonly confirmAfterSeconds?: number
  /** A question with the same topic is not asked twice at a time. */
  readonly topic?: string
}

/** A question with the way to answer it. */
export interface OpenQuestion {
  readonly id: number
  readonly question: Question
  readonly answer: (isConfirmed: boolean) => void
}

/** The questions that wait, the first of them shown. */
export const questions: Observable<readonly OpenQuestion[]> = createObservable<readonly OpenQuestion[]>([])

/** The short message shown at the moment; empty for none. */
export const toastMessage: Observable<string> = createObservable('')

/** How long a short message stays, in ms: long enough to read 40 characters. */
const TOAST_MS = 2_600

let nextId = 1
let toastTimer: ReturnType<typeof setTimeout> | undefined

/** Asks and waits: true when confirmed. The same topic asked again while open gives false at once. */
export function ask(question: Question): Promise<boolean> {
  const isOpen = question.topic !== undefined && questions.get().some((one) => one.question.topic === question.topic)
  if (isOpen) return Promise.resolve(false)
  return new Promise((resolve) => {
    const id = nextId++
    const answer = (isConfirmed: boolean) => {
      questions.set(questions.get().filter((one) => one.id !== id))
      resolve(isConfirmed)
    }
    questions.set([...questions.get(), { id, question, answer }])
  })
}

/** Shows a short message; a newer one takes its place. An empty one does nothing. */
export function toast(message: string): void {
  if (!message) return
  clearTimeout(toastTimer)
  toastMessage.set(message)
  toastTimer = setTimeout(() => toastMessage.set(''), TOAST_MS)
}
