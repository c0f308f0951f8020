import type { ToolbarButton, ToolbarLayout } from '@mallwright/contract/permission'

import { applyPlan } from '../list-engine/layouts/plans.ts'
import type { ChosenPlan, PlanOwner, SavedPlan } from '../list-engine/layouts/plans.ts'
import type { GrantedButton } from './permission.store.ts'

/** The zones of a toolbar: what a member may use, as a plan shows, names and orders it. A plan adds nothing. Engine 5. */
export function wireZones(
  granted: readonly GrantedButton[],
  plan: SavedPlan | undefined,
): Pick<ToolbarLayout, 'zoneA' | 'zoneB' | 'zoneC' | 'zoneO'> {
  const planned = applyPlan(
    granted.map((button) => ({ ...button, itemUuid: button.id, isShown: true })),
    plan,
  )
  const shown = planned
    .filter(({ isShown }) => isShown)
    .map(({ ownTitle, ...button }) => ({ ...button, name: ownTitle ?? button.name }))
  const zone = (name: GrantedButton['zone']) => ({
    buttonList: shown
      .filter((button) => button.zone === name && button.parentId === null)
      .map((button) => withChildren(button, shown))
      // Without an event and without children, a tap would do nothing.
      .filter(({ cEventName, childrenList }) => cEventName !== '' || childrenList.length > 0),
  })
  return { zoneA: zone('A'), zoneB: zone('B'), zoneC: zone('C'), zoneO: zone('O') }
}

function withChildren(button: GrantedButton, shown: readonly GrantedButton[]): ToolbarButton {
  const children = shown.filter(({ parentId }) => parentId === button.id)
  return { ...wireButton(button), childrenList: children.map(wireButton) }
}

function wireButton(button: GrantedButton) {
  return {
    cButtonUuid: button.id,
    cButtonCode: button.code,
    cButtonName: button.name,
    cEventName: button.event,
    cControlCode: button.controlCode,
    cCondition: button.condition,
  }
}

/** What a toolbar says of its plan. */
export function wireButtonPlan({ plan, planType, isOwn }: ChosenPlan<SavedPlan>, owner: PlanOwner) {
  return {
    ...(plan && isOwn && { cButtonPlanUuid: plan.id, iButtonPlanId: plan.number }),
    bInit: plan === undefined,
    iPlanType: planType,
    ...owner,
  }
}
