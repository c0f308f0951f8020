export { gateReason, INSTITUTION_GATES } from './gate.ts'
export type { Gate, GateReason } from './gate.ts'
export type { InstitutionSituation, Situation } from './situation.ts'
