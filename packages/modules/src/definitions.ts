export { readProps } from './define-module.ts'
