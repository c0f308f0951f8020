import type { UpstreamType, Voucher, VoucherTemplate, VoucherType } from '@mallwright/contract/voucher'
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { errorText } from '../../kit/notice/error-text.ts'
import { ErrorNotice, Notice } from '../../kit/notice/notice.tsx'
import { PullRefresh } from '../../kit/pull-refresh/pull-refresh.tsx'
import type { LineTableHandle } from '../line-table/line-table.tsx'
import type { RowChange } from '../line-table/model/line-table.machine.ts'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import type { WidgetSheet } from '../widget-host/widget-host.ts'
import type { WorkflowEntry } from '../workflow-frame/workflow-frame.tsx'
import { FooterFields, HeaderFields } from './header-fields.tsx'
import { voucherCalls } from './model/voucher-calls.ts'
import { createVoucherForm } from './model/voucher-form.machine.ts'
import type { OpenVoucher } from './model/open-voucher.ts'
import type { VoucherDraft, VoucherForm as Machine } from './model/voucher-form.machine.ts'
import type { MoveContext } from './voucher-moves.ts'
import { useAddress } from './use-address.ts'
import { useGuard, useLeaving } from './use-leaving.tsx'
import type { Leave, LeaveGuard } from './use-leaving.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import { useSaving } from './use-saving.ts'
import { VOUCHER_LABELS } from './model/voucher-labels.ts'
import { VoucherNavigation } from './voucher-navigation.tsx'
import { VoucherStatus } from './voucher-status.tsx'
import '../controls/widget-controls.css'
import '../data-list/rows/list-row.css'
import './voucher-form.css'

/** Load while the header is read. */
const FormToolbar = lazy(async () => ({ default: (await import('./form-toolbar.tsx')).FormToolbar }))
const AttachmentButton = lazy(async () => ({
  default: (await import('./attachments/attachment-button.tsx')).AttachmentButton,
}))
const VoucherLines = lazy(async () => ({ default: (await import('./lines/voucher-lines.tsx')).VoucherLines }))

/** Loaded with their first opening. */
const AddSheet = lazy(async () => ({ default: (await import('./voucher-sheets.tsx')).AddSheet }))
const TemplateSheet = lazy(async () => ({ default: (await import('./voucher-sheets.tsx')).TemplateSheet }))
const WorkflowFrame = lazy(async () => ({
  default: (await import('../workflow-frame/workflow-frame.tsx')).WorkflowFrame,
}))
const VoucherPicker = lazy(async () => ({
  default: (await import('../voucher-picker/voucher-picker.tsx')).VoucherPicker,
}))

/** What the head of a page shows of its form. */
export interface VoucherHead {
  /** Name of the template; empty before it is known. */
  readonly title: string
  readonly actions: ReactNode
  /** Asks about unsaved changes first; `onStay` follows when the question is closed without an answer. */
  readonly leave: Leave
  /** Reads the voucher anew, once what was changed is saved or discarded; absent before there is one. */
  readonly refresh?: () => void
}

/** A form of vouchers. */
export interface VoucherFormProps {
  readonly type: VoucherType
  /** Code of the menu whose buttons the form has. */
  readonly menu: string
  /** cOrgUuid of the institution. */
  readonly orgUuid: string
  /** The signed-in account, to which uploads belong. */
  readonly accountId: string
  /** The voucher that is shown at first; a new one without. */
  readonly voucherId?: string | undefined
  /** The voucher that a new one begins as a copy of; absent for a blank one, and beside `voucherId`. */
  readonly copiedId?: string | undefined
  /** Saves, tells of a failure, and gives what was stored; nothing when it was not. Specification 3 §4. */
  readonly save: (draft: VoucherDraft) => Promise<Voucher | undefined>
  /** Called with what is shown, so that the address names it. */
  readonly onShown?: (voucherId: string | undefined) => void
  /** Called with what asks before an address leads away that no button of the form has led to. */
  readonly onGuard?: (guard: LeaveGuard) => void
  /** Called when the state of a voucher has changed: lists that show it are stale. */
  readonly onMoved?: () => void
  /** Gives the page of a task with a new ticket; rejects when the call fails. Engine 6.7. */
  readonly loadTask: (taskUuid: string) => Promise<WorkflowEntry>
  /** Draws the flow of a voucher in a sheet. */
  readonly renderTrace?: (voucher: Voucher, sheet: WidgetSheet) => ReactNode
  /** Draws the head of the page around title and buttons. */
  readonly renderHeader: (head: VoucherHead) => ReactNode
}

/** Shows, makes and changes vouchers of a type. Specification 3 §2, §4. */
export function VoucherForm(props: VoucherFormProps): ReactNode {
  const { type, orgUuid, voucherId, copiedId } = props
  const { send } = useWidgetHost()
  const translate = useText()
  const form = useMemo(() => createVoucherForm({ type, orgUuid, calls: voucherCalls(send) }), [type, orgUuid, send])
  const { phase, error, template, open } = useStore(form.state)
  const begin = useCallback(
    () => void (copiedId === undefined || voucherId !== undefined ? form.start(voucherId) : form.startCopy(copiedId)),
    [form, voucherId, copiedId],
  )
  useEffect(() => {
    const { open: shown, phase: reached } = form.state.getState()
    if (!shown || reached === 'noPermission') begin()
  }, [form, begin])
  if (template && open && phase !== 'noPermission') {
    return <Form {...props} form={form} template={template} open={open} isStale={phase === 'loading'} />
  }
  return (
    <>
      {props.renderHeader({ title: '', actions: null, leave: (go) => go() })}
      <main>
        {phase === 'noPermission' && (
          <Notice
            kind="locked"
            title={translate(VOUCHER_LABELS.noPermission)}
            hint={translate(VOUCHER_LABELS.askAdministrator)}
          />
        )}
        {phase === 'failed' && <ErrorNotice error={error} onRetry={begin} />}
        {phase === 'loading' && <SheetSkeleton />}
      </main>
    </>
  )
}

interface FormProps extends VoucherFormProps {
  readonly form: Machine
  readonly template: VoucherTemplate
  readonly open: OpenVoucher
  /** Another voucher is being loaded. */
  readonly isStale: boolean
}

function Form(props: FormProps): ReactNode {
  const { form, template, open, type, renderHeader, isStale, onMoved, onShown } = props
  const table = useRef<LineTableHandle>(null)
  const saving = useSaving({ ...props, checkLines: () => table.current?.check() ?? true })
  const { leave, question } = useLeaving(form, saving.save)
  const host = useWidgetHost()
  const addSheet = useWidgetSheet('voucher-add')
  const templateSheet = useWidgetSheet('voucher-templates')
  const pickerSheet = useWidgetSheet('voucher-picker')
  const taskSheet = useWidgetSheet('voucher-task')
  const { trace, flow } = useTrace(props.renderTrace)
  const [upstream, setUpstream] = useState<UpstreamType>()
  const [taskId, setTaskId] = useState<string>()
  const storedId = open.stored?.cUuid
  useAddress({ ...props, leave, onShown: (id) => onShown?.(id) })
  useGuard({ ...props, leave })
  useKeptDraft(form, type, open)
  const startBlank = () => leave(() => form.startBlank(), { afterDiscard: addSheet.open })
  const startPull = (code: string) => {
    const chosen = template.upstreamList.find(({ cUpstreamVoucherCode }) => cUpstreamVoucherCode === code)
    setUpstream(chosen)
    leave(pickerSheet.open, { afterDiscard: addSheet.open })
  }
  /** What is stored when it is asked for: leaving may have saved it. */
  const storedNow = () => form.state.getState().open?.stored
  const refresh = () => leave(() => void form.start(storedNow()?.cUuid))
  const press = (event: string) => {
    if (event === 'add:blank') startBlank()
    else if (event.startsWith('add:')) startPull(event.slice('add:'.length))
    else if (event === 'save') void saving.save()
    else if (event === 'template') templateSheet.open()
    else if (event === 'decide') {
      // Kept: the voucher that is read again has no task any more.
      setTaskId(open.stored?.cTaskUuid)
      taskSheet.open()
    } else {
      leave(() => {
        const stored = storedNow()
        if (!stored) return
        if (event === 'trace') trace(stored)
        else void moveBy(event, stored, { form, host, onMoved: () => onMoved?.() })
      })
    }
  }
  const around = {
    open,
    template,
    missing: saving.missing,
    onChange: (change: RowChange) => {
      saving.clearMissing()
      form.changeHead(change)
    },
  }
  return (
    <>
      {renderHeader({
        title: template.cTemplateName,
        actions: <Suspense>{template.bUseAttachment && <AttachmentButton {...props} />}</Suspense>,
        leave,
        refresh,
      })}
      <PullRefresh isBusy={isStale || saving.isSaving} onRefresh={refresh}>
        <VoucherNavigation
          type={type}
          current={storedId}
          onOpen={(cUuid) => leave(() => void form.openStored(cUuid))}
        />
        <VoucherStatus open={open} />
        {/* What would be typed now would be replaced. */}
        <div inert={isStale}>
          <HeaderFields
            key={`head-${open.key}`}
            {...around}
            isExpanded={saving.isExpanded}
            onExpand={saving.setIsExpanded}
          />
          <Suspense fallback={<SheetSkeleton />}>
            <VoucherLines key={`lines-${open.key}`} ref={table} menu={props.menu} template={template} open={open} />
          </Suspense>
          <FooterFields key={`foot-${open.key}`} {...around} />
        </div>
        <Suspense>
          <FormToolbar {...props} onPress={press} />
        </Suspense>
      </PullRefresh>
      <Suspense>
        {addSheet.isOpen && (
          <AddSheet
            template={template}
            onBlank={() => addSheet.closeThen(startBlank)}
            onPull={(code) => addSheet.closeThen(() => startPull(code))}
            onClose={addSheet.close}
          />
        )}
        {templateSheet.isOpen && <TemplateChoice form={form} template={template} onClose={templateSheet.close} />}
        {pickerSheet.isOpen && upstream && (
          <VoucherPicker
            upstream={upstream}
            onClose={pickerSheet.close}
            onPick={async (keys) => {
              // Its entry of the history would get the address of what is begun.
              pickerSheet.closeThen(await form.pull(keys))
            }}
          />
        )}
        {taskSheet.isOpen && taskId !== undefined && (
          <WorkflowFrame
            load={() => props.loadTask(taskId)}
            onClose={taskSheet.close}
            onCloseAgain={taskSheet.closeAgain}
            onGone={() => {
              onMoved?.()
              if (storedId !== undefined) void form.openStored(storedId)
            }}
          />
        )}
        {flow}
        {question}
      </Suspense>
    </>
  )
}

/** Moves a voucher by what loads with the first move. */
async function moveBy(event: string, stored: Voucher, context: MoveContext): Promise<void> {
  try {
    const { moveVoucher } = await import('./voucher-moves.ts')
    await moveVoucher(event, stored, context)
  } catch (error) {
    context.host.feedback.toast(errorText(error))
  }
}

/** The flow of a voucher in a sheet. */
function useTrace(renderTrace: VoucherFormProps['renderTrace']) {
  const sheet = useWidgetSheet('voucher-trace')
  const [traced, setTraced] = useState<Voucher>()
  return {
    trace: (voucher: Voucher) => {
      setTraced(voucher)
      sheet.open()
    },
    flow: sheet.isOpen && traced && renderTrace?.(traced, sheet),
  }
}

/** Chooses another template; the current one says that it is. Specification 3 §5. */
function TemplateChoice(props: {
  readonly form: Machine
  readonly template: VoucherTemplate
  readonly onClose: () => void
}): ReactNode {
  const { form, template, onClose } = props
  const { feedback } = useWidgetHost()
  const translate = useText()
  const choose = (id: string) => {
    onClose()
    if (id === template.cTemplateUuid) feedback.toast(translate(VOUCHER_LABELS.sameTemplate))
    else form.changeTemplate(id).catch((error: unknown) => feedback.toast(errorText(error)))
  }
  return <TemplateSheet template={template} onClose={onClose} onChoose={choose} />
}
