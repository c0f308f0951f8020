/** Levels of plans: of the organisation and of the person. Specification 2 §3. */
export type PlanType = 1 | 2

/** A column or a query condition of a plan. */
export interface PlanItem {
  readonly id: string
  readonly title: string
  readonly isShown: boolean
  /** Cannot be unticked. */
  readonly isRequired: boolean
}

/** A plan while it is edited. */
export interface PlanDraft {
  readonly items: readonly PlanItem[]
  /** Rows a page as typed; absent for plans without pages. */
  readonly pageSize?: string
  /** Version that it was loaded with; 0 for one that was never saved. */
  readonly version: number
  readonly hasOrganisationPlan: boolean
  readonly hasPersonPlan: boolean
}

/** Whether there is a plan at a level. */
export function hasPlan(draft: PlanDraft, type: PlanType): boolean {
  return type === 1 ? draft.hasOrganisationPlan : draft.hasPersonPlan
}

/** A plan with an item moved to another place. */
export function withMoved(draft: PlanDraft, from: number, to: number): PlanDraft {
  return { ...draft, items: movedItem(draft.items, from, to) }
}

/** Items with one moved to another place. */
export function movedItem<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const moved = [...items]
  moved.splice(to, 0, ...moved.splice(from, 1))
  return moved
}

/** A plan with an item changed. */
export function withItem(draft: PlanDraft, id: string, change: Partial<PlanItem>): PlanDraft {
  return { ...draft, items: draft.items.map((item) => (item.id === id ? { ...item, ...change } : item)) }
}
