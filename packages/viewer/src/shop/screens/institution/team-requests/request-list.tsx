import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import type { ReactNode } from 'react'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import type { JoinRequest } from './use-request-answers.ts'

/** The list of requests, and the menu of its operations. */
const REQUESTS = 'ALSHOP_JOIN_APPLY'

/** How its operations look. */
const TYPES = { pass: 'primary', refuse: 'danger' } as const

const WAITING = { field: 'iState', value: '0' }

/** The requests to join with what the member may do with them. */
export function RequestList(props: {
  readonly isPendingOnly: boolean
  readonly onPass: (request: JoinRequest) => void
  readonly onPassAll: (requests: readonly JoinRequest[], reload: () => void) => void
  readonly onRefuse: (request: JoinRequest) => void
}): ReactNode {
  const { isPendingOnly, onPass, onPassAll, onRefuse } = props
  return (
    <ShopWidgetHost>
      <ListQuery code={REQUESTS}>
        {(filter) => (
          <DataList
            code={REQUESTS}
            menu={REQUESTS}
            filter={isPendingOnly ? { ...filter, ...WAITING } : filter}
            operationTypes={TYPES}
            onOperate={({ method, rows, reload }) => {
              const requests = rows.map(({ key, values }) => ({ id: key, name: String(values['cPersonName']), reload }))
              const [first] = requests
              if (method === 'batchPass') onPassAll(requests, reload)
              if (method === 'pass' && first) onPass(first)
              if (method === 'refuse' && first) onRefuse(first)
            }}
          />
        )}
      </ListQuery>
    </ShopWidgetHost>
  )
}
