/** Placeholder of an empty text in edit mode. Specification 3 §5. */
export const TEXT_HINT = { zh: '请输入内容', en: 'Type some text' }
