import { syllablesOf } from '@mallwright/modules/search'

/** Base of an address from a page's title: letters and digits, and Chinese as pinyin; `undefined` where a syllable is unknown or nothing is left. */
export function addressFromTitle(title: string): string | undefined {
  const latin = syllablesOf(title.normalize('NFKC').toLowerCase()).join('')
  if (/\p{Script=Han}/u.test(latin)) return undefined
  const address = latin
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replaceAll(/^-|-$/g, '')
  return address === '' ? undefined : address
}
