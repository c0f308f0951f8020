/** The rule of an ID number in a form. Specification 1 §5.3 and §5.5. */
export const ID_NUMBER_RULE = {
  member: 'cIdNumber',
  required: { zh: '身份证号码不能为空', en: 'Enter the ID number' },
  invalid: { zh: '身份证号码格式不正确', en: 'This is not an ID number' },
} as const
