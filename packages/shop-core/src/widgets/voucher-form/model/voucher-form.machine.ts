import type { saveVoucher, Voucher, VoucherTemplate, VoucherType } from '@mallwright/contract/voucher'
import type { InputOf } from '@mallwright/contract/rpc'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { CallError } from '../../../query/call-error.ts'
import type { LineColumn } from '../../line-table/model/line-column.ts'
import { missingFields } from '../../line-table/model/line-row.ts'
import type { RowChange } from '../../line-table/model/line-table.machine.ts'
import { deletedOf, openVoucher, wireOf } from './open-voucher.ts'
import type { OpenVoucher, ShownParts } from './open-voucher.ts'
import type { VoucherCalls } from './voucher-calls.ts'

/** What a save sends, without the id of its request. */
export type VoucherDraft = Omit<InputOf<typeof saveVoucher>['body'], 'cRequestUuid'>

/** What a form shows. Engine 6.6. */
export interface VoucherFormState {
  readonly phase: 'loading' | 'noPermission' | 'failed' | 'ready'
  readonly error: unknown
  readonly template: VoucherTemplate | undefined
  readonly open: OpenVoucher | undefined
  /** Something was changed since it was opened or saved. */
  readonly isEdited: boolean
  readonly isSaving: boolean
}

/** A form of vouchers without its drawing. */
export interface VoucherForm {
  readonly state: StoreApi<VoucherFormState>
  /** Loads the default template, and the voucher of an id or a new one. */
  start(cUuid: string | undefined): Promise<void>
  /** Opens a stored voucher with its template. */
  openStored(cUuid: string): Promise<void>
  /** Begins a new voucher with what a stored one holds: not with its number, day, files and upstream lines. Engine 9.2. */
  startCopy(cUuid: string): Promise<void>
  startBlank(): void
  /** Reads a new voucher with lines pulled from upstream, which the returned function shows; rejects with `CallError`. */
  pull(upRowKeys: readonly string[]): Promise<() => void>
  /** Another template: what fields of equal names hold stays. */
  changeTemplate(templateUuid: string): Promise<void>
  changeHead(change: RowChange): void
  /** Ids of the attachments, in their order. */
  changeAttachments(docIds: readonly string[]): void
  /** The first shown required field of header and footer without a value. Specification 3 §5. */
  missingHead(): LineColumn | undefined
  draft(): VoucherDraft | undefined
  setSaving(isSaving: boolean): void
  /** Shows what was saved: nothing is changed any more. */
  showSaved(voucher: Voucher): void
  /** Forgets what was changed. */
  discard(): void
  /** The template of a voucher or draft as it is now; rejects when it is gone. */
  templateOf(voucher: Pick<Voucher, 'cTemplateUuid'>): Promise<VoucherTemplate>
  /** Shows a draft of an earlier visit in place of what is shown. */
  restore(draft: VoucherDraft, template: VoucherTemplate): void
}

/** Creates the form of a type for an institution. */
export function createVoucherForm(options: FormOptions): VoucherForm {
  const state = createStore<VoucherFormState>(() => ({
    phase: 'loading',
    error: undefined,
    template: undefined,
    open: undefined,
    isEdited: false,
    isSaving: false,
  }))
  const show = createShow(state)
  return { state, ...loading(options, state, show), ...changing(options.type, state, show) }
}

interface FormOptions {
  readonly type: VoucherType
  readonly orgUuid: string
  readonly calls: VoucherCalls
}

type FormStore = StoreApi<VoucherFormState>

/** Puts a voucher on the form. */
interface Show {
  /** Begins to load; gives whether nothing else was shown or begun since. */
  readonly begin: () => () => boolean
  readonly parts: (template: VoucherTemplate, parts: Omit<ShownParts, 'key'>, isEdited: boolean) => void
  readonly stored: (template: VoucherTemplate, stored: Voucher) => void
  readonly blank: (template: VoucherTemplate) => void
}

function createShow({ getState, setState }: FormStore): Show {
  let lastKey = 0
  let lastLoad = 0
  const begin = () => {
    lastLoad += 1
    const own = lastLoad
    return () => own === lastLoad
  }
  const parts: Show['parts'] = (template, shown, isEdited) => {
    lastKey += 1
    // What is still on its way comes too late.
    begin()
    const open = openVoucher(template, { ...shown, key: lastKey })
    setState({ phase: 'ready', template, open, isEdited })
    open.table.state.subscribe(() => {
      if (getState().open?.key === open.key) setState({ isEdited: true })
    })
  }
  return {
    begin,
    parts,
    stored: (template, stored) =>
      parts(template, { stored, head: stored.headData, lines: stored.lines, docIds: stored.docIds }, false),
    blank: (template) => parts(template, { stored: undefined, head: {}, lines: [], docIds: [] }, false),
  }
}

/** What brings a voucher onto the form. */
function loading({ type, orgUuid, calls }: FormOptions, { getState, setState }: FormStore, show: Show) {
  const load = async (read: () => Promise<() => void>) => {
    const isCurrent = show.begin()
    setState({ phase: 'loading', error: undefined })
    try {
      const draw = await read()
      if (isCurrent()) draw()
    } catch (error) {
      if (!isCurrent()) return
      const isForbidden = error instanceof CallError && error.failure === 'NO_DATA_PERMISSION'
      setState({ phase: isForbidden ? 'noPermission' : 'failed', error })
    }
  }
  const templateOf = async ({ cTemplateUuid }: Pick<Voucher, 'cTemplateUuid'>) => {
    const { template } = getState()
    return template?.cTemplateUuid === cTemplateUuid ? template : calls.template(cTemplateUuid)
  }
  const openStored = (cUuid: string) =>
    load(async () => {
      const stored = await calls.voucher(type, cUuid)
      const template = await templateOf(stored)
      return () => show.stored(template, stored)
    })
  return {
    templateOf,
    openStored,
    start: (cUuid: string | undefined) =>
      cUuid === undefined
        ? load(async () => {
            const template = await calls.defaultTemplate(type, orgUuid)
            return () => show.blank(template)
          })
        : openStored(cUuid),
    startCopy: (cUuid: string) =>
      load(async () => {
        const stored = await calls.voucher(type, cUuid)
        const template = await templateOf(stored)
        const { copyParts } = await import('./copy-parts.ts')
        return () => show.parts(template, { stored: undefined, docIds: [], ...copyParts(template, stored) }, true)
      }),
    startBlank() {
      const { template } = getState()
      if (template) show.blank(template)
    },
    async pull(upRowKeys: readonly string[]) {
      const template = getState().template ?? (await calls.defaultTemplate(type, orgUuid))
      const { headData, lines } = await calls.pull(type, upRowKeys)
      return () => show.parts(template, { stored: undefined, head: headData, lines, docIds: [] }, true)
    },
    async changeTemplate(templateUuid: string) {
      const template = await calls.template(templateUuid)
      const { open } = getState()
      const { headData = {}, lines = [] } = open ? wireOf(open) : {}
      show.parts(template, { stored: open?.stored, head: headData, lines, docIds: open?.docIds ?? [] }, true)
    },
  }
}

/** What changes the voucher on the form. */
function changing(type: VoucherType, { getState, setState }: FormStore, show: Show) {
  return {
    changeHead(change: RowChange) {
      const { open } = getState()
      if (!open) return
      const values = { ...open.head.values, ...change.values }
      const head = { ...open.head, values, companions: { ...open.head.companions, ...change.companions } }
      setState({ open: { ...open, head }, isEdited: true })
      for (const [field, value] of Object.entries(change.values)) open.table.setHead(field, value)
    },
    changeAttachments(docIds: readonly string[]) {
      const { open } = getState()
      if (open && open.docIds.join() !== docIds.join()) setState({ open: { ...open, docIds }, isEdited: true })
    },
    missingHead() {
      const { open } = getState()
      return open && missingFields(open.head, open.headColumns)[0]
    },
    draft(): VoucherDraft | undefined {
      const { open, template } = getState()
      if (!open || !template) return undefined
      return {
        cVouchType: type,
        ...(open.stored && { cUuid: open.stored.cUuid }),
        iVersion: open.stored?.iVersion ?? 0,
        cTemplateUuid: template.cTemplateUuid,
        iTemplateRevision: template.iRevision,
        ...wireOf(open),
        deleted: [...deletedOf(open)],
        docIds: [...open.docIds],
      }
    },
    setSaving: (isSaving: boolean) => setState({ isSaving }),
    showSaved(voucher: Voucher) {
      const { template } = getState()
      if (template) show.stored(template, voucher)
    },
    restore({ headData, lines, docIds }: VoucherDraft, template: VoucherTemplate) {
      const { open } = getState()
      if (open) show.parts(template, { stored: open.stored, head: headData, lines, docIds }, true)
    },
    discard() {
      const { template, open } = getState()
      if (!template || !open) return
      if (open.stored) show.stored(template, open.stored)
      else show.blank(template)
    },
  }
}
