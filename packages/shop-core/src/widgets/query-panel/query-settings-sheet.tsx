import { deleteOneBaseQueryPlanPost, queryPlanFault, saveOneBaseQueryPlan } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { CallError } from '../../query/call-error.ts'
import { PlanSettingsSheet } from '../plan-settings/plan-settings-sheet.tsx'
import type { PlanSettings } from '../plan-settings/plan-settings-sheet.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { queryLayoutKeys, readQueryLayout } from './model/query-layout.ts'

/** Texts of query-condition settings. Specification 2 §2.5, §5, §8. */
const LABELS = {
  title: { zh: '条件设置', en: 'Conditions' },
  saved: { zh: '条件设置保存完成', en: 'The conditions are saved' },
  removed: { zh: '条件设置删除完成', en: 'The conditions are deleted' },
  removeOrganisation: { zh: '确认删除组织条件设置？', en: 'Delete the organisation’s conditions?' },
  removePerson: { zh: '确认删除个人条件设置？', en: 'Delete your own conditions?' },
} satisfies Record<string, Label>

const FAULTS: Readonly<Record<NonNullable<ReturnType<typeof queryPlanFault>>, Label>> = {
  QUERIES_EMPTY: { zh: '查询条件设置对象为空', en: 'There are no conditions to set' },
  QUERY_LABEL_EMPTY: { zh: '查询条件名称不能为空', en: 'A condition needs a name' },
  TITLE_TOO_LONG: { zh: '查询条件名称最多20个字', en: 'A name has at most 20 characters' },
}

/** Which conditions a query panel shows, in which order and under which names. */
export function QuerySettingsSheet(props: { readonly code: string; readonly onClose: () => void }): ReactNode {
  const { code, onClose } = props
  const { send } = useWidgetHost()
  const queryClient = useQueryClient()
  const settings = useMemo(() => querySettings(send, code), [send, code])
  return (
    <PlanSettingsSheet
      settings={settings}
      onClose={onClose}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: queryLayoutKeys.all() })}
    />
  )
}

/** What notices of a failure name. Specification 2 §8. */
const ACTIONS = {
  read: { zh: '条件设置获取', en: 'Settings of the conditions' },
  save: { zh: '条件设置保存', en: 'Saving the conditions' },
  remove: { zh: '条件设置删除', en: 'Deleting the conditions' },
} satisfies Record<string, Label>

function querySettings(send: Send, code: string): PlanSettings {
  const api = createApi({ saveOneBaseQueryPlan, deleteOneBaseQueryPlanPost }, send)
  return {
    key: ['query-settings', code],
    title: LABELS.title,
    saved: LABELS.saved,
    removed: LABELS.removed,
    removeQuestions: { 1: LABELS.removeOrganisation, 2: LABELS.removePerson },
    faultOf: ({ items }) => {
      const fault = queryPlanFault(items.map(({ title }) => title))
      return fault && FAULTS[fault]
    },
    async load({ type, isInitial = false }) {
      const layout = await readQueryLayout(send, { code, isInitial, ...(type && { planType: type }) }, ACTIONS.read)
      return {
        items: layout.items.map(({ cItemUuid, cLabelName, bShow }) => ({
          id: cItemUuid,
          title: cLabelName,
          isShown: bShow,
          isRequired: false,
        })),
        version: layout.version,
        hasOrganisationPlan: layout.hasOrganisationPlan,
        hasPersonPlan: layout.hasPersonPlan,
      }
    },
    async save(type, { items, version }) {
      const answer = await api.saveOneBaseQueryPlan({
        body: {
          plan: { cBaseQueryCode: code, iPlanType: type, iVersion: version },
          list: items.map(({ id, title, isShown }) => ({ cItemUuid: id, cLabelName: title.trim(), bShow: isShown })),
          cRequestUuid: newUuid(),
        },
      })
      if (!answer.ok) throw new CallError(answer, ACTIONS.save)
    },
    async remove(type) {
      const answer = await api.deleteOneBaseQueryPlanPost({ body: { cBaseQueryCode: code, iPlanType: type } })
      if (!answer.ok) throw new CallError(answer, ACTIONS.remove)
    },
  }
}
