export { ENDPOINTS, ENDPOINTS_BY_NAME } from './endpoints.ts'
