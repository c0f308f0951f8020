/** Thrown inside a query when a call brought no data. `message` is the server's; empty when the server never answered. */
export class CallError extends Error {
  override readonly name = 'CallError'
  /** Name of the failure in the contract. */
  readonly failure: string

  constructor(answer: { readonly failure: string; readonly msg: string }) {
    const isTransportFailure = ['NETWORK', 'TIMEOUT', 'HTML', 'BAD_ANSWER'].includes(answer.failure)
    super(isTransportFailure ? '' : answer.msg)
    this.failure = answer.failure
  }
}
