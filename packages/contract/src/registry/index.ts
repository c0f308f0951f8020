export { ENDPOINTS } from './endpoints.ts'
