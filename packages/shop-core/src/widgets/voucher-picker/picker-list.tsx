import type { ReactNode } from 'react'

import { useLocale, useText } from '../../i18n/locale-store.ts'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { cellText } from '../data-list/model/cell-text.ts'
import type { ListMachine } from '../data-list/model/data-list.machine.ts'
import { shownColumns } from '../data-list/model/list-layout.ts'
import type { ListColumn, ListLayout } from '../data-list/model/list-layout.ts'
import { childKey } from '../data-list/model/row-choice.ts'
import type { ListRow } from '../data-list/model/row-page.ts'
import { RowChoice } from '../data-list/rows/row-choice-box.tsx'
import { SheetRows } from '../refer-chooser/sheet-rows.tsx'
import { countLines } from './model/chosen-lines.ts'
import type { ChosenVoucher } from './model/chosen-lines.ts'
import { PICKER_LABELS } from './voucher-picker-labels.ts'

/** The layouts of upstream vouchers and of their lines. */
export interface PickerLists {
  readonly layout: ListLayout
  readonly details: ListLayout
}

/** The upstream vouchers with their lines, each of which can be chosen. */
export function PickerList(props: PickerLists & { readonly machine: ListMachine }): ReactNode {
  const { machine, layout, details } = props
  const translate = useText()
  return (
    <SheetRows
      machine={machine}
      empty={translate(PICKER_LABELS.empty)}
      renderRow={(row) => <PickerVoucher key={row.key} row={row} {...{ machine, layout, details }} />}
    />
  )
}

/** A voucher with its lines; the box of the voucher chooses all of them. */
function PickerVoucher(props: PickerLists & { readonly row: ListRow; readonly machine: ListMachine }): ReactNode {
  const { row, machine, layout, details } = props
  const locale = useLocale()
  const translate = useText()
  const [title, ...others] = shownColumns(layout)
  const name = title ? cellText(title, row, locale) : ''
  const more = row.childTotal - row.children.length
  return (
    <div className="wg-picker-voucher">
      <div className="wg-picker-row">
        <RowChoice machine={machine} choiceKey={row.key} title={name} onToggle={() => machine.toggleChosen(row.key)} />
        <span className="wg-picker-title">{name}</span>
        <Cells columns={others} row={row} />
      </div>
      <ul>
        {row.children.map((line) => (
          <li key={line.key}>
            <PickerLine line={line} details={details}>
              {(text) => (
                <RowChoice
                  machine={machine}
                  choiceKey={childKey(row.key, line.key)}
                  title={text}
                  onToggle={() => machine.toggleChildChosen(row.key, line.key)}
                />
              )}
            </PickerLine>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="wg-picker-more">{translate(PICKER_LABELS.more, { count: more })}</p>}
    </div>
  )
}

function PickerLine(props: {
  readonly line: ListRow
  readonly details: ListLayout
  readonly children: (title: string) => ReactNode
}): ReactNode {
  const { line, details, children } = props
  const locale = useLocale()
  const [title, ...others] = shownColumns(details)
  const name = title ? cellText(title, line, locale) : ''
  return (
    <div className="wg-picker-row">
      {children(name)}
      <span className="wg-picker-title">{name}</span>
      <Cells columns={others} row={line} />
    </div>
  )
}

function Cells({ columns, row }: { readonly columns: readonly ListColumn[]; readonly row: ListRow }): ReactNode {
  const locale = useLocale()
  return (
    <span className="wg-refer-cells">
      {columns.map((column) => {
        const text = cellText(column, row, locale)
        return text === '' ? null : (
          <span key={column.id}>
            {column.title} {text}
          </span>
        )
      })}
    </span>
  )
}

/** The chosen lines, each of which can be taken back. */
export function ChosenLines(
  props: PickerLists & {
    readonly machine: ListMachine
    readonly chosen: readonly ChosenVoucher[]
    readonly onClose: () => void
  },
): ReactNode {
  const { machine, chosen, layout, details, onClose } = props
  const translate = useText()
  const locale = useLocale()
  const [title] = shownColumns(layout)
  return (
    <Sheet title={translate(PICKER_LABELS.chosenTitle)} size={55} keepsHeight onClose={onClose}>
      <p className="wg-refer-total" role="status">
        {translate(PICKER_LABELS.total)} <b>{countLines(chosen)}</b>
      </p>
      {chosen.map(({ row, lines }) => (
        <section key={row.key} className="wg-picker-voucher" aria-label={title ? cellText(title, row, locale) : ''}>
          <p className="wg-picker-title">{title && cellText(title, row, locale)}</p>
          <ul>
            {lines.map((line) => (
              <li key={line.key}>
                <PickerLine line={line} details={details}>
                  {(name) => (
                    <button
                      type="button"
                      className="wg-text-button"
                      aria-label={translate(PICKER_LABELS.removeOf, { name })}
                      onClick={() => machine.toggleChildChosen(row.key, line.key)}
                    >
                      {translate(PICKER_LABELS.remove)}
                    </button>
                  )}
                </PickerLine>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Sheet>
  )
}
