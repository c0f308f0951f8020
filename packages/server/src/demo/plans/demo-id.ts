import { createHash } from 'node:crypto'

/** Namespace of the demo mall's ids: any fixed uuid does. */
const NAMESPACE = Buffer.from('6d616c6c777269676874646d6f000001', 'hex')

/** The uuid v5 of a name: the same name has the same id in every run. RFC 9562 §5.5. */
export function demoId(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A repeatable stream of numbers in [0, 1) from a seed: mulberry32. */
export function demoRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
