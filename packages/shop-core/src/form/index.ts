export { FieldMessage } from './field-message.tsx'
export { FormControl } from './form-control.tsx'
export { useEndpointForm } from './use-endpoint-form.ts'
export type { EndpointForm, EndpointFormOptions, SubmitResult } from './use-endpoint-form.ts'
