import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** One term with its description in a dialog. */
export interface Fact {
  readonly term: string
  readonly text: string
}

/** Content of a confirmation dialog. Without `cancel` it only informs. */
export interface Question {
  readonly title: string
  readonly body?: string
  readonly facts?: readonly Fact[]
  readonly confirm: string
  readonly cancel?: string
  /** Confirms automatically after so many seconds, with a countdown in the button. */
  readonly confirmAfterSeconds?: number
  /** Shown before those that wait and in place of the one that is shown. */
  readonly isUrgent?: boolean
  /** Closes the dialog unanswered when it is aborted. */
  readonly until?: AbortSignal
  /** Deduplicates: a second question with the topic of an open one is not shown. */
  readonly topic?: string
}

/** A queued question with its answer callback. */
export interface OpenQuestion {
  readonly id: number
  readonly question: Question
  readonly answer: (isConfirmed: boolean) => void
}

/** Dialogs and toast of one mounted app. */
export interface FeedbackState {
  /** Queue; the first one is shown. */
  readonly questions: readonly OpenQuestion[]
  /** Text of the visible toast; empty for none. */
  readonly message: string
}

/** Dialogs and toasts, callable outside of components. One instance per mounted app. */
export interface Feedback {
  readonly state: StoreApi<FeedbackState>
  /** Shows a dialog; true when confirmed. Resolves to false at once for a topic that is already open. */
  ask(question: Question): Promise<boolean>
  /** Shows a toast in place of the current one. An empty message is ignored. */
  toast(message: string): void
  /** Clears the timer and answers every open question with false. */
  dispose(): void
}

/** Toast duration in ms: reading time of 40 characters. */
const TOAST_MS = 2_600

/** Creates the feedback of one app. */
export function createFeedback(): Feedback {
  const state = createStore<FeedbackState>(() => ({ questions: [], message: '' }))
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const isOpen = (topic: string | undefined) =>
    topic !== undefined && state.getState().questions.some(({ question }) => question.topic === topic)
  return {
    state,
    ask(question) {
      if (isOpen(question.topic)) return Promise.resolve(false)
      return new Promise((resolve) => {
        lastId += 1
        const id = lastId
        const answer = (isConfirmed: boolean) => {
          state.setState(({ questions }) => ({ questions: questions.filter((entry) => entry.id !== id) }))
          resolve(isConfirmed)
        }
        question.until?.addEventListener('abort', () => answer(false), { once: true })
        const opened = { id, question, answer }
        state.setState(({ questions }) => ({
          questions: question.isUrgent ? [opened, ...questions] : [...questions, opened],
        }))
      })
    },
    toast(message) {
      if (!message) return
      clearTimeout(timer)
      state.setState({ message })
      timer = setTimeout(() => state.setState({ message: '' }), TOAST_MS)
    },
    dispose() {
      clearTimeout(timer)
      for (const { answer } of state.getState().questions) answer(false)
    },
  }
}
