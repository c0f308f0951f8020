import { useEffect, useRef, useState } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { LINE_LABELS } from './line-table-labels.ts'
import { isBlank } from './model/line-row.ts'
import { MAX_ROWS } from './model/line-table.machine.ts'
import type { LineTableState } from './model/line-book.ts'
import type { LineTable } from './model/line-table.machine.ts'
import type { RowForm } from './row-form-sheet.tsx'

/** Most rows that one form adds at once. Specification 2 §5. */
const MAX_COPIES = 10

/**
 * The form of rows. It writes into the table while it is open, so that everything is computed; cancelling puts the table back,
 * and asks first when something was typed. The back key cancels, too.
 */
export function useRowForm(table: LineTable) {
  const sheet = useWidgetSheet('line-row')
  const [form, setForm] = useState<RowForm>()
  const [hold] = useState(createHold)

  const start = (next: RowForm, state: LineTableState) => {
    hold.take({ state, opened: table.state.getState() })
    setForm(next)
    sheet.open()
  }
  const end = () => {
    hold.release()
    setForm(undefined)
    sheet.close()
  }
  const askDiscard = useDiscardQuestion()
  const cancel = async () => {
    const held = hold.taken()
    if (!held) return
    if (table.state.getState() === held.opened || (await askDiscard())) {
      table.state.setState(held.state, true)
      end()
    } else if (!sheet.isOpen) sheet.open()
  }
  useClosedByKey(sheet.isOpen, () => void cancel())

  const { addBlank, addCopies } = useAdding(table)
  return {
    form: sheet.isOpen ? form : undefined,
    setForm,
    /** Resolves when no form is open: whoever writes into the table beside it must wait. */
    whenFree: hold.whenFree,
    add: () => {
      // A second tap, before the form is drawn.
      if (hold.taken()) return
      const state = table.state.getState()
      const key = addBlank()
      if (key !== undefined) start({ mode: 'add', keys: [key], index: 0, copies: '1' }, state)
    },
    edit: (key: string) => {
      if (hold.taken()) return
      const state = table.state.getState()
      const keys = state.rows.map((row) => row.key)
      start({ mode: 'edit', keys, index: Math.max(0, keys.indexOf(key)), copies: '1' }, state)
    },
    saveAndAdd: () => {
      if (!form || !addCopies(form)) return
      const key = addBlank()
      if (key !== undefined) setForm({ ...form, keys: [...form.keys, key], index: form.keys.length, copies: '1' })
    },
    cancel: () => void cancel(),
    confirm: () => {
      if (form?.mode === 'add') {
        if (!addCopies(form)) return
        const { rows } = table.state.getState()
        for (const row of rows) if (form.keys.includes(row.key) && isBlank(row, table.columns)) table.remove(row.key)
      }
      end()
    },
  }
}

/** The table before a form, and with what it was opened: a new row alone is nothing typed. */
interface BeforeForm {
  readonly state: LineTableState
  readonly opened: LineTableState
}

/** The hold of a form on its table. */
function createHold() {
  let before: BeforeForm | undefined
  let waiting: (() => void)[] = []
  return {
    taken: () => before,
    take: (next: BeforeForm) => void (before = next),
    release() {
      before = undefined
      for (const go of waiting) go()
      waiting = []
    },
    whenFree: () => new Promise<void>((resolve) => (before ? void waiting.push(resolve) : resolve())),
  }
}

/** Asks whether what was typed may go. */
function useDiscardQuestion(): () => Promise<boolean> {
  const { feedback } = useWidgetHost()
  const translate = useText()
  return () =>
    feedback.ask({
      title: translate(KIT_LABELS.systemNotice),
      body: translate(LINE_LABELS.discard),
      confirm: translate(KIT_LABELS.confirm),
      cancel: translate(KIT_LABELS.cancel),
      topic: 'line-row',
    })
}

/** Runs when a sheet was closed by the back key: nobody has answered yet. */
function useClosedByKey(isOpen: boolean, onClosed: () => void): void {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed()
    wasOpen.current = isOpen
  })
}

/** Adds rows for a form, and tells when it cannot. */
function useAdding(table: LineTable) {
  const { feedback } = useWidgetHost()
  const translate = useText()
  const tell = (isAdded: boolean) => {
    if (!isAdded) feedback.toast(translate(LINE_LABELS.full, { count: MAX_ROWS }))
    return isAdded
  }
  return {
    /** Adds a row with nothing but defaults; gives its key. */
    addBlank: (): string | undefined => {
      const key = table.add({ values: {} })
      tell(key !== undefined)
      return key
    },
    /** Adds the rows that a form asks for beside its last one. */
    addCopies: ({ keys, copies }: RowForm): boolean => {
      const fault = copiesFault(copies)
      const row = table.state.getState().rows.find(({ key }) => key === keys.at(-1))
      const more = Number(copies) - 1
      if (fault) feedback.toast(translate(fault))
      if (fault || !row || more === 0) return !fault
      return tell(table.add({ values: row.values, companions: row.companions }, more) !== undefined)
    },
  }
}

function copiesFault(copies: string) {
  if (copies === '') return LINE_LABELS.copiesMissing
  return Number(copies) >= 1 && Number(copies) <= MAX_COPIES ? undefined : LINE_LABELS.copiesOutOfRange
}
