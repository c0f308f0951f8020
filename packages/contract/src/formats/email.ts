/** Longest address and longest local part, in characters. RFC 5321 §4.5.3.1. */
const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** Dot-separated atoms. RFC 5322 §3.2.3. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** A label of a host name. RFC 1035 §2.3.1, RFC 1123 §2.1. */
const LABEL = /^[\dA-Za-z](?:[\dA-Za-z-]{0,61}[\dA-Za-z])?$/

/** The last label of a host name: letters, or one in Punycode. */
const TOP_LABEL = /^(?:[A-Za-z]{2,}|xn--[\dA-Za-z-]+)$/

/** Whether a text is an e-mail address of ASCII characters at a host name with a dot. Specification 1 §5.1. */
export function isEmail(text: unknown): boolean {
  if (typeof text !== 'string' || text.length > MAX_LENGTH) return false
  const [local = '', host = '', ...further] = text.split('@')
  const labels = host.split('.')
  return (
    further.length === 0 &&
    local.length <= MAX_LOCAL_LENGTH &&
    LOCAL.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  )
}
