import type { Send } from '@mallwright/contract/rpc'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { AREA_LABEL, areaTreeQuery } from '../../area/index.ts'
import type { Area } from '../../area/index.ts'
import { useText } from '../../i18n/locale-store.ts'
import { CascaderSheet } from '../../kit/controls/cascader-sheet.tsx'
import { ErrorNotice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'

/** Choice of a province, city and district in a sheet; closes with the choice. */
export function AreaSheet(props: {
  readonly send: Send
  /** Codes from the province down to the chosen district. */
  readonly path: readonly string[]
  readonly onChoose: (path: readonly string[], tree: readonly Area[]) => void
  readonly onClose: () => void
}): ReactNode {
  const { send, path, onChoose, onClose } = props
  const title = useText()(AREA_LABEL)
  const { data: tree, error, refetch } = useQuery(areaTreeQuery({ send }))
  if (tree) {
    return (
      <CascaderSheet
        title={title}
        options={tree}
        value={path}
        onChoose={(chosen) => onChoose(chosen, tree)}
        onClose={onClose}
      />
    )
  }
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      {error ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : <div aria-busy="true" />}
    </Sheet>
  )
}
