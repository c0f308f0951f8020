import type { Link } from '@mallwright/contract/link'

/** The link that a typed address itself is: a web address, or a path of the mall. `undefined` for other words. */
export function typedLink(word: string): Link | undefined {
  const typed = word.trim()
  if (/^https?:\/\/\S+\.\S+$/i.test(typed) && URL.canParse(typed)) return { kind: 'url', url: typed }
  if (/^\/(?!\/)\S+$/.test(typed)) return { kind: 'path', path: typed }
  return undefined
}
