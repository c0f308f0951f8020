import { getReferByCode } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { queryOptions } from '@tanstack/react-query'

import { CallError } from '../../../query/call-error.ts'
import { isStaleValue, plainText } from '../../controls/value-text.ts'
import type { ListRow } from '../../data-list/model/row-page.ts'
import type { IndexedNode } from '../../tree-picker/model/tree-index.ts'
import type { Tree } from '../../tree-picker/model/tree-reader.ts'
import { DEFINITION_QUERY } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'
import type { ReferName } from '../../controls/refer-names.tsx'

/** A reference in plain words. Specification 2 §3. */
export interface Reference {
  readonly kind: 'tree' | 'list' | 'tree-list'
  readonly listCode: string
  readonly queryCode: string
  readonly treeCode: string
  /** Field of the list that chosen nodes narrow. */
  readonly listJoin: string
  /** Members of a reference value; the first is its key. */
  readonly saveFields: readonly string[]
  readonly showField: string
}

/** What is saved of something chosen: the shown field and the save fields. Specification 2 §3. */
export type ReferValue = Readonly<Record<string, unknown>>

/** What notices of a failure name. Specification 2 §8. */
const READING: Label = { zh: '参照配置获取', en: 'Settings of the reference' }

/** A reference by its code; rejects with `CallError`. */
export function referenceQuery({ send, caller }: Pick<WidgetHost, 'send' | 'caller'>, code: string) {
  return queryOptions({
    queryKey: ['reference', code, caller],
    queryFn: async (): Promise<Reference> => {
      const answer = await createApi({ getReferByCode }, send).getReferByCode({ params: { referCode: code } })
      if (!answer.ok) throw new CallError(answer, READING)
      const { cReferType, cBaseListCode, cBaseQueryCode, cBaseTreeCode, cListJoinField } = answer.data
      return {
        kind: cReferType,
        listCode: cBaseListCode,
        queryCode: cBaseQueryCode,
        treeCode: cBaseTreeCode,
        listJoin: cListJoinField,
        saveFields: answer.data.cSaveField.split(','),
        showField: answer.data.cShowField,
      }
    },
    ...DEFINITION_QUERY,
  })
}

/** Key of a reference value. */
export function referKey({ saveFields }: Reference, value: ReferValue): string {
  return plainText(value[saveFields[0] ?? ''])
}

/** What a reference value is shown as. */
export function referText({ showField }: Pick<Reference, 'showField'>, value: ReferValue): string {
  return plainText(value[showField])
}

/** What a reference value is shown as, and whether its row is gone: the server says so. Engine 3.1. */
export function referName(reference: Pick<Reference, 'showField'>, value: ReferValue): ReferName {
  return { name: referText(reference, value), isStale: isStaleValue(value) }
}

/** The reference value of a row. */
export function valueOfRow({ saveFields, showField }: Reference, { values }: ListRow): ReferValue {
  return Object.fromEntries([showField, ...saveFields].map((field) => [field, values[field] ?? '']))
}

/** The reference value of a node: its key, its title and its code under the names of its tree. */
export function valueOfNode({ saveFields, showField }: Reference, tree: Tree, node: IndexedNode): ReferValue {
  const members = new Map([
    [tree.keyField, node.key],
    [tree.showField, node.title],
    [tree.codeField, node.code],
  ])
  return Object.fromEntries([showField, ...saveFields].map((field) => [field, members.get(field) ?? '']))
}
