import type { Label } from '@mallwright/contract/values'

/**
 * The label of a text that is stored in Chinese: one of `known`, which the mall itself says or offers, or else what somebody wrote, which
 * reads alike in both languages. Words of one's own may follow a known text after `：`.
 */
export function storedLabel(known: readonly Label[], text: string): Label {
  const end = text.indexOf('：')
  const said = end < 0 ? text : text.slice(0, end)
  const label = known.find(({ zh }) => zh === said)
  if (!label) return { zh: text, en: text }
  return end < 0 ? label : { zh: text, en: `${label.en}: ${text.slice(end + 1)}` }
}
