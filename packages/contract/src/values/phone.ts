/** A mobile phone number: 11 digits starting with 1. Specification 1 §5.1. */
export const MOBILE_PHONE = /^1\d{10}$/
