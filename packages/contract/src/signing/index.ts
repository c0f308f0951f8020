export { pathOf } from '../endpoint.ts'
export { newUuid } from '../id.ts'
export { multipartPayload, sign } from '../signature.ts'
