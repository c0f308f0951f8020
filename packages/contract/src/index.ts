export { isCreditCode, isEmail, isIdCard, isPassword, isPhone } from './formats/index.ts'
export type { Day, PasswordCode, PasswordStrategy } from './formats/index.ts'
