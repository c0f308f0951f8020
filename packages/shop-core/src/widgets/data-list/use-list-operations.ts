import { skipToken, useQuery } from '@tanstack/react-query'

import { NO_ACCESS } from '../access/model/menu-access.ts'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { menuOperationsQuery } from './model/menu-operations.ts'
import type { ChoiceMode } from './model/row-choice.ts'
import { isAllowed } from './model/row-operation.ts'
import type { BatchOperation, RowOperation } from './model/row-operation.ts'

/** What can be done with the rows of a list. */
export interface ListOperationProps {
  /** Code of the menu whose buttons are operations of the list, as far as the caller may use them. */
  readonly menu?: string | undefined
  /** Several rows when there is something to do with them, unless said. */
  readonly choice?: ChoiceMode
  /** Operations beside those of the menu; one with a code needs it in the menu. */
  readonly operations?: readonly RowOperation[]
  readonly batchOperations?: readonly BatchOperation[]
  /** How operations of the menu look, by their events. */
  readonly operationTypes?: Readonly<Record<string, RowOperation['type']>>
}

const NO_FIELDS: readonly string[] = []

/** What may be done with rows and chosen rows: by the menu of the list, and beside it. */
export function useListOperations({
  menu,
  choice,
  operations = [],
  batchOperations = [],
  operationTypes,
}: ListOperationProps) {
  const host = useWidgetHost()
  const query = useQuery({
    ...menuOperationsQuery(host, menu ?? ''),
    ...(menu === undefined && { queryFn: skipToken }),
  })
  const isOffered = (operation: { readonly code?: string }) =>
    isAllowed(operation, menu === undefined ? undefined : (query.data?.codes ?? NO_ACCESS.codes))
  const ofMenu = (query.data?.rowOperations ?? []).map((operation) => ({
    ...operation,
    type: operationTypes?.[operation.method] ?? ('default' as const),
  }))
  const ofRows = [...ofMenu, ...operations.filter(isOffered)]
  const ofChosen = [...(query.data?.batchOperations ?? []), ...batchOperations.filter(isOffered)]
  return {
    isPending: menu !== undefined && query.isPending,
    operations: {
      operations: ofRows,
      batchOperations: ofChosen,
      fields: query.data?.fields ?? NO_FIELDS,
      choice: choice ?? (ofChosen.length > 0 ? ('multiple' as const) : ('none' as const)),
    },
  }
}
