import type { UpstreamType } from '@mallwright/contract/voucher'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { errorText } from '../../kit/notice/error-text.ts'
import { Notice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { listLayoutQuery } from '../data-list/model/list-layout.queries.ts'
import { readPage } from '../data-list/model/row-reader.ts'
import type { ListFilter } from '../data-list/model/row-reader.ts'
import { useListMachine } from '../data-list/model/use-list-machine.ts'
import { ListQuery } from '../list-query/list-query.tsx'
import { countText } from '../refer-chooser/model/refer-choice.ts'
import { FreshState } from '../widget-host/retained-state.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { chosenVouchers, countLines } from './model/chosen-lines.ts'
import type { ChosenVoucher } from './model/chosen-lines.ts'
import { ChosenLines, PickerList } from './picker-list.tsx'
import type { PickerLists } from './picker-list.tsx'
import { PICKER_LABELS } from './voucher-picker-labels.ts'
import '../controls/widget-controls.css'
import '../refer-chooser/refer-chooser.css'
import './voucher-picker.css'

/** A picker of upstream lines. */
export interface VoucherPickerProps {
  readonly upstream: UpstreamType
  /** Called with the keys of the chosen lines; stays open while it works. */
  readonly onPick: (upRowKeys: readonly string[]) => Promise<void>
  readonly onClose: () => void
}

/** Time (ms) after which a picker that was opened begins anew. Specification 3 §9. */
const RESET_MS = 300

/** Chooses lines of upstream vouchers. Specification 3 §2. */
export function VoucherPicker(props: VoucherPickerProps): ReactNode {
  const { upstream, onClose } = props
  const translate = useText()
  const isReady = useAfter(RESET_MS)
  const title = translate(PICKER_LABELS.title, { name: upstream.cUpstreamVoucherName })
  return (
    <Sheet title={title} size={85} keepsHeight onClose={onClose}>
      {upstream.cBaseListCodeUpstreamMain === '' ? (
        <Notice kind="locked" title={translate(PICKER_LABELS.noSource)} />
      ) : (
        <FreshState>{isReady ? <Picker {...props} /> : <SheetSkeleton />}</FreshState>
      )}
    </Sheet>
  )
}

function useAfter(delay: number): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), delay)
    return () => clearTimeout(timer)
  }, [delay])
  return isOver
}

function Picker(props: VoucherPickerProps): ReactNode {
  const { upstream } = props
  const host = useWidgetHost()
  const translate = useText()
  const layout = useQuery(listLayoutQuery(host, upstream.cBaseListCodeUpstreamMain))
  const details = useQuery(listLayoutQuery(host, upstream.cBaseListCodeUpstreamDetail))
  const error = layout.error ?? details.error
  if (error) return <Notice kind="locked" title={translate(PICKER_LABELS.noSource)} hint={errorText(error)} />
  const lists = layout.data && details.data && { layout: layout.data, details: details.data }
  if (!lists) return <SheetSkeleton />
  return (
    <ListQuery code={upstream.cBaseQueryCodeUpstream}>
      {(filter) => <PickerRows {...props} {...lists} filter={filter} />}
    </ListQuery>
  )
}

function PickerRows(props: VoucherPickerProps & PickerLists & { readonly filter: ListFilter }): ReactNode {
  const { layout, details, filter, onPick } = props
  const host = useWidgetHost()
  const translate = useText()
  const [isPicking, setIsPicking] = useState(false)
  const { machine } = useListMachine({ layout, filter, order: layout.plan.order, choice: 'multiple' })
  const list = useStore(machine.state)
  const chosen = chosenVouchers(list.rows, list.chosen)
  const count = countLines(chosen)
  const sheet = useWidgetSheet('picked')
  const pick = async () => {
    if (count === 0) {
      host.feedback.toast(translate(PICKER_LABELS.chooseFirst))
      return
    }
    setIsPicking(true)
    try {
      const keys = await Promise.all(chosen.map((voucher) => lineKeys(voucher, { layout, details, host })))
      await onPick(keys.flat())
    } catch (error) {
      host.feedback.toast(errorText(error))
    }
    setIsPicking(false)
  }
  return (
    <div className="wg-picker">
      <PickerList machine={machine} layout={layout} details={details} />
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" isDisabled={count === 0} onClick={sheet.open}>
          {translate(PICKER_LABELS.chosen, { count: countText(count) })}
        </Button>
        <Button isBusy={isPicking} onClick={() => void pick()}>
          {translate(PICKER_LABELS.confirm)}
        </Button>
      </div>
      {sheet.isOpen && (
        <ChosenLines machine={machine} chosen={chosen} layout={layout} details={details} onClose={sheet.close} />
      )}
    </div>
  )
}

/** The keys of the chosen lines of a voucher: of a whole one also those that did not come with it. */
async function lineKeys(
  { row, lines, isWhole }: ChosenVoucher,
  { layout, details, host }: PickerLists & { readonly host: ReturnType<typeof useWidgetHost> },
): Promise<readonly string[]> {
  const known = lines.map(({ key }) => key)
  if (!isWhole || row.childTotal === known.length) return known
  const filter: ListFilter = { field: layout.source?.cDetailJoinField ?? '', value: row.key }
  const keys: string[] = []
  for (let page = 1; keys.length < row.childTotal; page += 1) {
    const next = await readPage(host, { layout: details, filter, order: details.plan.order }, { page, asOf: '' })
    if (next.rows.length === 0) break
    keys.push(...next.rows.map(({ key }) => key))
  }
  return keys
}
