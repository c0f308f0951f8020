export { ENCODED_MEMBERS, encodeMembers } from '../field-encoding.ts'
