import type { Label } from '@mallwright/contract/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { ChoiceBox } from '../../kit/controls/choice-box.tsx'
import { Button } from '../../kit/controls/action-button.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { ErrorNotice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { useWidgetHost } from '../widget-host/widget-host.ts'
import { hasPlan, withItem, withMoved } from './plan-draft.ts'
import type { PlanDraft, PlanItem, PlanType } from './plan-draft.ts'
import { SortableRows } from './sortable-rows.tsx'
import '../controls/widget-controls.css'
import './plan-settings.css'

const LABELS = {
  organisation: { zh: '组织设置', en: 'For the organisation' },
  person: { zh: '个人设置', en: 'For me' },
  level: { zh: '设置级别', en: 'Level' },
  shown: { zh: '显示{name}', en: 'Show {name}' },
  title: { zh: '{name}的显示名称', en: 'Title of {name}' },
  pageSize: { zh: '每页显示条数', en: 'Rows a page' },
  restore: { zh: '恢复默认', en: 'Restore defaults' },
  remove: { zh: '删除', en: 'Delete' },
  apply: { zh: '确定', en: 'Confirm' },
  save: { zh: '保存', en: 'Save' },
} satisfies Record<string, Label>

const LEVELS: readonly (readonly [PlanType, Label])[] = [
  [1, LABELS.organisation],
  [2, LABELS.person],
]

/** The plan of a level, or without one that applies; the built-in one when `isInitial`. */
interface LoadRequest {
  readonly type?: PlanType
  readonly isInitial?: boolean
}

/** What is set, and how it is kept. Each call rejects with what `errorText` reads. */
export interface PlanSettings {
  readonly title: Label
  readonly saved: Label
  readonly removed: Label
  /** Questions before the plan of a level is deleted. */
  readonly removeQuestions: Readonly<Record<PlanType, Label>>
  /** What is wrong with a draft, said before anything is sent. */
  readonly faultOf: (draft: PlanDraft) => Label | undefined
  /** What the plans are of, for the query keys. */
  readonly key: readonly string[]
  readonly load: (request: LoadRequest) => Promise<PlanDraft>
  readonly save: (type: PlanType, draft: PlanDraft) => Promise<void>
  readonly remove: (type: PlanType) => Promise<void>
}

/** Which plan is edited; `round` counts the restorings. */
interface Chosen {
  /** Absent until a level is chosen: the personal one where there is one, else the organisation's. */
  readonly type?: PlanType
  readonly isInitial: boolean
  readonly round: number
}

/** Shows, hides, names and sorts the items of a plan, for the organisation or for oneself. Specification 2 §2.5, §4.4. */
export function PlanSettingsSheet(props: {
  readonly settings: PlanSettings
  readonly onClose: () => void
  /** Called after a plan was saved or deleted. */
  readonly onChanged: () => void
}): ReactNode {
  const { settings, onClose, onChanged } = props
  const { caller } = useWidgetHost()
  const translate = useText()
  const [chosen, setChosen] = useState<Chosen>({ isInitial: false, round: 0 })
  const query = (request: LoadRequest) => ({
    queryKey: [...settings.key, caller, request],
    queryFn: () => settings.load(request),
    // What is edited is always read anew.
    gcTime: 0,
  })
  const applied = useQuery(query({}))
  const type = chosen.type ?? (applied.data?.hasPersonPlan ? 2 : 1)
  const plan = useQuery({
    ...query({ type, isInitial: chosen.isInitial }),
    enabled: chosen.type !== undefined || applied.data !== undefined,
  })
  const error = applied.error ?? plan.error
  return (
    <Sheet title={translate(settings.title)} size={85} keepsHeight onClose={onClose}>
      <div className="wg-plan-levels" role="group" aria-label={translate(LABELS.level)}>
        {LEVELS.map(([level, label]) => (
          <button
            key={level}
            type="button"
            aria-pressed={type === level}
            onClick={() => setChosen({ type: level, isInitial: false, round: 0 })}
          >
            {translate(label)}
          </button>
        ))}
      </div>
      {error && <ErrorNotice error={error} onRetry={() => void (applied.error ? applied : plan).refetch()} />}
      {!error && !plan.data && <SheetSkeleton />}
      {!error && plan.data && (
        <PlanEditor
          key={`${type} ${chosen.isInitial} ${chosen.round}`}
          settings={settings}
          type={type}
          loaded={plan.data}
          onRestore={() => setChosen({ type, isInitial: true, round: chosen.round + 1 })}
          onDone={() => {
            onChanged()
            onClose()
          }}
        />
      )}
    </Sheet>
  )
}

function PlanEditor(props: {
  readonly settings: PlanSettings
  readonly type: PlanType
  readonly loaded: PlanDraft
  readonly onRestore: () => void
  readonly onDone: () => void
}): ReactNode {
  const { settings, type, loaded, onRestore, onDone } = props
  const translate = useText()
  const [draft, setDraft] = useState(loaded)
  const { isBusy, save, remove } = usePlanActions({ settings, type, draft, onDone })
  return (
    <>
      {draft.pageSize !== undefined && <PageSize draft={draft} onChange={setDraft} />}
      <SortableRows
        items={draft.items.map((item) => ({ ...item, name: item.title }))}
        onMove={(from, to) => setDraft((old) => withMoved(old, from, to))}
        renderRow={(item) => <ItemRow item={item} onChange={setDraft} />}
      />
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={onRestore}>
          {translate(LABELS.restore)}
        </Button>
        {hasPlan(draft, type) && (
          <Button kind="quiet" onClick={() => void remove()}>
            {translate(LABELS.remove)}
          </Button>
        )}
        <Button isBusy={isBusy} onClick={save}>
          {translate(LABELS.save)}
        </Button>
      </div>
    </>
  )
}

type Edit = (change: (draft: PlanDraft) => PlanDraft) => void

function ItemRow({ item, onChange }: { readonly item: PlanItem; readonly onChange: Edit }): ReactNode {
  const translate = useText()
  const change = (values: Partial<PlanItem>) => onChange((draft) => withItem(draft, item.id, values))
  return (
    <>
      <ChoiceBox
        aria-label={translate(LABELS.shown, { name: item.title })}
        checked={item.isShown}
        disabled={item.isRequired}
        onChange={(event) => change({ isShown: event.target.checked })}
      />
      <input
        className="wg-field-input wg-plan-title"
        aria-label={translate(LABELS.title, { name: item.title })}
        value={item.title}
        onChange={(event) => change({ title: event.target.value })}
      />
    </>
  )
}

function PageSize({ draft, onChange }: { readonly draft: PlanDraft; readonly onChange: Edit }): ReactNode {
  const translate = useText()
  return (
    <label className="wg-plan-size">
      {translate(LABELS.pageSize)}
      <input
        inputMode="numeric"
        value={draft.pageSize}
        onChange={(event) => onChange((old) => ({ ...old, pageSize: event.target.value }))}
      />
    </label>
  )
}

function usePlanActions(options: {
  readonly settings: PlanSettings
  readonly type: PlanType
  readonly draft: PlanDraft
  readonly onDone: () => void
}) {
  const { settings, type, draft, onDone } = options
  const { feedback } = useWidgetHost()
  const translate = useText()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (run: () => Promise<void>, done: Label) => {
    setIsBusy(true)
    try {
      await run()
      feedback.toast(translate(done))
      onDone()
    } catch (error) {
      feedback.toast(errorText(error))
    } finally {
      setIsBusy(false)
    }
  }
  return {
    isBusy,
    save: () => {
      const fault = settings.faultOf(draft)
      if (fault) feedback.toast(translate(fault))
      else void act(() => settings.save(type, draft), settings.saved)
    },
    remove: async () => {
      const isConfirmed = await feedback.ask({
        title: translate(KIT_LABELS.systemNotice),
        body: translate(settings.removeQuestions[type]),
        confirm: translate(LABELS.apply),
        cancel: translate(KIT_LABELS.cancel),
      })
      if (isConfirmed) await act(() => settings.remove(type), settings.removed)
    },
  }
}
