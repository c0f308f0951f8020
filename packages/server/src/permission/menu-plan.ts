import type { Label } from '@mallwright/contract/values'

/** A button as it is installed. */
export interface ButtonPlanData {
  readonly zone: 'A' | 'B' | 'C' | 'O'
  readonly code: string
  readonly name: Label
  readonly event: string
  /** Formula over a row. */
  readonly condition?: string
  /** Roles that may use it from the start; administrators may use every button of an institution's menu. */
  readonly roles: readonly string[]
}

/** A menu as it is installed. */
export interface MenuPlanData {
  readonly code: string
  readonly name: Label
  readonly area: 'platform' | 'institution'
  readonly buttons: readonly ButtonPlanData[]
}
