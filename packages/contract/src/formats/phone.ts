const PHONE = /^1\d{10}$/

/** Whether a text is a mobile phone number: 11 ASCII digits, the first of them 1. Specification 1 §5.1. */
export function isPhone(text: unknown): boolean {
  return typeof text === 'string' && PHONE.test(text)
}
