import { queryOptions } from '@tanstack/react-query'

import { menuAccessQuery, NO_ACCESS } from '../../access/model/menu-access.ts'
import type { MenuAccess, MenuButton } from '../../access/model/menu-access.ts'
import { freshUnless } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'
import type { BatchOperation, RowOperation } from './row-operation.ts'

/** Event of what saves a whole list as it is narrowed: an action of its head, not of chosen rows. */
const EXPORT = 'export'

/** What the caller may do with the rows of a list, by the buttons of its menu. */
export interface MenuOperations {
  readonly codes: ReadonlySet<string>
  readonly rowOperations: readonly RowOperation[]
  readonly batchOperations: readonly BatchOperation[]
  /** Fields that the conditions of operations read, also when no column shows them. */
  readonly fields: readonly string[]
}

const NO_OPERATIONS: MenuOperations = { codes: NO_ACCESS.codes, rowOperations: [], batchOperations: [], fields: [] }

/** The operations of a list whose menu has this code; none for an unknown menu and after a failure. */
export function menuOperationsQuery(host: WidgetHost, menu: string) {
  return queryOptions({
    queryKey: ['menu-operations', menu, host.caller],
    queryFn: async ({ client }) => {
      const access = await client.fetchQuery(menuAccessQuery(host, menu))
      return access === NO_ACCESS ? NO_OPERATIONS : readOperations(access)
    },
    ...freshUnless(NO_OPERATIONS),
  })
}

/** Operations of a row from zone O, of chosen rows from zone B. Formulas load with the first condition. */
export async function readOperations({ codes, zones }: MenuAccess): Promise<MenuOperations> {
  const ofRow = pressable(zones.O)
  const hasConditions = ofRow.some(({ condition }) => condition !== '')
  const formulas = hasConditions ? await import('./row-condition.ts') : undefined
  return {
    codes,
    rowOperations: ofRow.map((button) => ({
      ...operationOf(button),
      ...(formulas && button.condition !== '' && { iif: formulas.rowCondition(button.condition) }),
    })),
    batchOperations: pressable(zones.B)
      .filter(({ event }) => event !== EXPORT)
      .map(operationOf),
    fields: formulas ? [...new Set(ofRow.flatMap(({ condition }) => formulas.fieldsOf(condition)))] : [],
  }
}

/** A row has no popover: children stand beside their button. */
function pressable(buttons: readonly MenuButton[]): readonly MenuButton[] {
  return buttons.flatMap((button) => [button, ...button.children]).filter(({ event }) => event !== '')
}

function operationOf({ controlCode, name, event }: MenuButton): BatchOperation {
  return { code: controlCode, label: { zh: name, en: name }, method: event }
}
