/** Runs work one at a time, in the order of the calls. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Creates an empty queue. */
export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
