import type { Label } from '@mallwright/contract/values'

/** User-facing text of an error of our own code. */
export const CLIENT_ERROR_TEXT: Label = {
  zh: '页面出错了，请刷新后重试',
  en: 'Something went wrong on this page. Reload it and try again',
}

/** Thrown inside a query when a call brought no data. `message` is the server's; empty when the server never answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** Name of the failure in the contract. */
  readonly failure: string
  /** What was asked for, where notices name it. Specification 3 §8. */
  readonly action: Label | undefined

  constructor(answer: { readonly failure: string; readonly msg: string }, action?: Label) {
    const isTransportFailure = ['NETWORK', 'TIMEOUT', 'HTML', 'BAD_ANSWER'].includes(answer.failure)
    super(isTransportFailure ? '' : answer.msg)
    this.failure = answer.failure
    this.action = action
  }
}
