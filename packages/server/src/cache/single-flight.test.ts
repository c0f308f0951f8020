import { expect, it } from 'vitest'

import { createSingleFlight } from './single-flight.ts'

/** Reads that end when told; each gives its own number. */
function controlledReads() {
  const ends: ((failure?: Error) => void)[] = []
  const load = () => {
    const number = ends.length + 1
    return new Promise<number>((resolve, reject) => {
      ends.push((failure) => (failure ? reject(failure) : resolve(number)))
    })
  }
  const turn = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, 5)
    })
  return {
    load,
    ends,
    turn,
    count: () => ends.length,
    end: (number: number, failure?: Error) => ends[number - 1]?.(failure),
  }
}

it('shares one read among the calls of a turn', async () => {
  const { load, turn, end, count } = controlledReads()
  const flights = createSingleFlight<number>()
  const calls = [1, 2, 3].map(() => flights.get('a', load))
  await turn()
  expect(count()).toBe(1)
  end(1)
  expect(await Promise.all(calls)).toEqual([1, 1, 1])
})

it('never gives a call the result of a read that started before it', async () => {
  const { load, turn, end } = controlledReads()
  const flights = createSingleFlight<number>()
  const early = flights.get('a', load)
  await turn()
  const late = flights.get('a', load)
  await turn()
  end(1)
  await turn()
  end(2)
  expect(await Promise.all([early, late])).toEqual([1, 2])
})

it('reads a key once at a time, and lets the calls that wait share the next read', async () => {
  const { load, turn, end, count } = controlledReads()
  const flights = createSingleFlight<number>()
  const calls: Promise<number>[] = []
  for (let index = 0; index < 4; index += 1) {
    calls.push(flights.get('a', load))
    await turn()
  }
  const other = flights.get('b', load)
  await turn()
  expect(count()).toBe(2)
  end(1)
  await turn()
  expect(count()).toBe(3)
  calls.push(flights.get('a', load))
  end(3)
  await turn()
  for (const number of [2, 4]) end(number)
  expect(await Promise.all(calls)).toEqual([1, 3, 3, 3, 4])
  expect(await other).toBe(2)
})

it('gives a failure to the calls that shared the read, and reads again for the next', async () => {
  const { load, turn, end } = controlledReads()
  const flights = createSingleFlight<number>()
  const calls = [flights.get('a', load), flights.get('a', load)]
  await turn()
  end(1, new Error('lost'))
  expect((await Promise.allSettled(calls)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const next = flights.get('a', load)
  await turn()
  end(2)
  expect(await next).toBe(2)
})
