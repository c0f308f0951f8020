import { nameUuid } from '../../db/name-uuid.ts'

/** Namespace of the demo mall's ids: any fixed uuid does. */
const NAMESPACE = '6d616c6c777269676874646d6f000001'

/** The id of a demo row by its name: the same in every run. */
export function demoId(name: string): string {
  return nameUuid(NAMESPACE, name)
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

/** The id of a class by its path of names, e.g. `['办公行政', '纸张耗材']`. */
export function classId(path: readonly string[]): string {
  return demoId(`class/${path.join('/')}`)
}

/** The id of a dimension of a product. */
export function dimensionId(code: string, name: string): string {
  return demoId(`spec/${code}/${name}`)
}

/** The id of a value of a product's dimension. */
export function dimensionValueId(code: string, name: string, value: string): string {
  return demoId(`spec/${code}/${name}/${value}`)
}

/** The id of a demo account by its phone. */
export function accountId(phone: string): string {
  return demoId(`account/${phone}`)
}

/** The id of a demo institution by its number. */
export function organisationId(number: string): string {
  return demoId(`organisation/${number}`)
}

/** The id of an article of the main demo site. */
export function articleId(name: string): string {
  return demoId(`article/${name}`)
}
