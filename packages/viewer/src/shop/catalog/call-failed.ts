/** A call that brought no data, thrown to the query that made it. `message` is the server's, empty when it never answered. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  /** The failure's name in the contract. */
  readonly failure: string

  constructor(answer: { readonly failure: string; readonly msg: string }) {
    const neverRead = ['NETWORK', 'TIMEOUT', 'HTML', 'BAD_ANSWER'].includes(answer.failure)
    super(neverRead ? '' : answer.msg)
    this.failure = answer.failure
  }
}
