import { columnPlanFault, deleteOneBaseListPlanPost, saveOneBaseListPlan } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

import { CallError } from '../../query/call-error.ts'
import type { PlanDraft } from '../plan-settings/plan-draft.ts'
import { PlanSettingsSheet } from '../plan-settings/plan-settings-sheet.tsx'
import type { PlanSettings } from '../plan-settings/plan-settings-sheet.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { readLayout } from './model/list-layout.ts'
import { listLayoutKeys } from './model/list-layout.queries.ts'

/** Texts of column settings. Specification 2 §5, §8. */
const LABELS = {
  title: { zh: '栏目设置', en: 'Columns' },
  saved: { zh: '栏目设置保存完成', en: 'The columns are saved' },
  removed: { zh: '栏目设置删除完成', en: 'The columns are deleted' },
  removeOrganisation: { zh: '确认删除组织栏目设置？', en: 'Delete the organisation’s columns?' },
  removePerson: { zh: '确认删除个人栏目设置？', en: 'Delete your own columns?' },
} satisfies Record<string, Label>

const FAULTS: Readonly<Record<NonNullable<ReturnType<typeof columnPlanFault>>, Label>> = {
  PAGE_SIZE_MISSING: { zh: '每页显示条数不能为空', en: 'Say how many rows a page has' },
  PAGE_SIZE_OUT_OF_RANGE: { zh: '每页显示条数范围不合法', en: 'A page has 10 to 30 rows' },
  COLUMNS_EMPTY: { zh: '栏目设置对象为空', en: 'There are no columns to set' },
  COLUMN_TITLE_EMPTY: { zh: '栏目显示名称不能为空', en: 'A column needs a title' },
  TITLE_TOO_LONG: { zh: '栏目显示名称最多20个字', en: 'A title has at most 20 characters' },
}

/** Which columns a list shows, in which order and under which titles, and how many rows a page has. */
export function ColumnSettingsSheet({
  code,
  onClose,
}: {
  readonly code: string
  readonly onClose: () => void
}): ReactNode {
  const { send } = useWidgetHost()
  const queryClient = useQueryClient()
  const settings = useMemo(() => columnSettings(send, code), [send, code])
  return (
    <PlanSettingsSheet
      settings={settings}
      onClose={onClose}
      onChanged={() => void queryClient.invalidateQueries({ queryKey: listLayoutKeys.all() })}
    />
  )
}

function columnSettings(send: Send, code: string): PlanSettings {
  const api = createApi({ saveOneBaseListPlan, deleteOneBaseListPlanPost }, send)
  // What is not edited is saved as it was: the order of the rows, and where there are none the size of their pages.
  let loaded = { order: '', pageSize: '' }
  return {
    key: ['column-settings', code],
    title: LABELS.title,
    saved: LABELS.saved,
    removed: LABELS.removed,
    removeQuestions: { 1: LABELS.removeOrganisation, 2: LABELS.removePerson },
    faultOf: ({ pageSize = loaded.pageSize, items }) => {
      const fault = columnPlanFault(
        pageSize,
        items.map(({ title }) => title),
      )
      return fault && FAULTS[fault]
    },
    async load({ type, isInitial = false }) {
      const layout = await readLayout(send, { code, isInitial, ...(type && { planType: type }) })
      loaded = { order: layout.plan.order, pageSize: String(layout.plan.pageSize) }
      return {
        items: layout.columns.filter(({ isHidden }) => !isHidden),
        ...(layout.source && { pageSize: loaded.pageSize }),
        version: layout.plan.version,
        hasOrganisationPlan: layout.hasOrganisationPlan,
        hasPersonPlan: layout.hasPersonPlan,
      }
    },
    async save(type, draft) {
      const answer = await api.saveOneBaseListPlan({ body: planBody(code, type, { ...loaded, ...draft }) })
      if (!answer.ok) throw new CallError(answer)
    },
    async remove(type) {
      const answer = await api.deleteOneBaseListPlanPost({ body: { cBaseListCode: code, iPlanType: type } })
      if (!answer.ok) throw new CallError(answer)
    },
  }
}

function planBody(code: string, type: 1 | 2, draft: PlanDraft & { readonly order: string }) {
  return {
    plan: {
      cBaseListCode: code,
      iPlanType: type,
      iPageRowSize: Number(draft.pageSize),
      cOrderField: draft.order,
      iVersion: draft.version,
    },
    list: draft.items.map(({ id, title, isShown }) => ({ cItemUuid: id, cTitleName: title.trim(), bShow: isShown })),
    cRequestUuid: newUuid(),
  }
}
