/** Characters of a line and of several, unless a column says otherwise. Specification 2 §5. */
export const LENGTHS = { Text: 50, TextArea: 200 }

/** The type code of a text that is an address. Specification 2 §3. */
export const LOCATION = 'location'
