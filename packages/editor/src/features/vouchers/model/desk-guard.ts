import type { VoucherHead } from '@mallwright/shop-core/widgets/voucher-form'

/** Asks about unsaved changes before something leaves the form. */
type Leave = VoucherHead['leave']

/** What asks the open form, if there is one, before the desk is left. */
export interface DeskGuard {
  /** Goes at once, or after the question of the open form. */
  readonly leave: Leave
  /** The open form asks from now on; gives what ends that. */
  readonly hold: (leave: Leave) => () => void
}

/** Creates the guard of a desk. */
export function createDeskGuard(): DeskGuard {
  let held: Leave | undefined
  return {
    leave: (go, others) => (held ? held(go, others) : go()),
    hold(leave) {
      held = leave
      return () => {
        if (held === leave) held = undefined
      }
    },
  }
}
