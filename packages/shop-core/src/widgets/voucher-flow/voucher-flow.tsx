import { VOUCHER_STATE_NAMES } from '@mallwright/contract/voucher'
import type { FlowRecord } from '@mallwright/contract/voucher'
import type { Label } from '@mallwright/contract/values'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { CloseButton } from '../../kit/dialog/close-button.tsx'
import { useModal } from '../../kit/dialog/use-modal.ts'
import { KIT_LABELS } from '../../kit/labels/kit-labels.ts'
import { errorText } from '../../kit/notice/error-text.ts'
import { Notice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import { Chevron } from '../controls/chevron.tsx'
import { useWidgetSheet } from '../widget-host/widget-host.ts'
import { FlowCanvas } from './flow-canvas.tsx'
import { FLOW_LABELS } from './flow-labels.ts'
import { FlowList } from './flow-list.tsx'
import type { FlowStep, VoucherFlow as Flow } from './model/flow-status.ts'
import { createFlowTrace } from './model/voucher-flow.machine.ts'
import type { FlowState, FlowTrace } from './model/voucher-flow.machine.ts'
import { useStepText } from './use-step-text.ts'
import '../../kit/dialog/full-dialog.css'
import '../controls/widget-controls.css'
import './flow-diagram.css'
import './voucher-flow.css'

/** Another server may know further states. */
const STATE_NAMES: Readonly<Record<number, { readonly name: Label } | undefined>> = VOUCHER_STATE_NAMES

/** Props of the voucher flow. */
export interface VoucherFlowProps {
  readonly title: string
  /** Type of the voucher that it is opened for. */
  readonly voucherType: string
  /** Reads the trace of that voucher; rejects when the call fails. */
  readonly load: () => Promise<readonly FlowRecord[]>
  readonly onOpen: (voucherType: string, voucherId: string) => void
  readonly onClose: () => void
}

/** The chain of vouchers around one of them, as a diagram and as a list. Load it lazily. Specification 3 §2 and §4. */
export function VoucherFlow(props: VoucherFlowProps): ReactNode {
  const { title, onClose } = props
  const dialog = useModal()
  const [trace, read] = useTrace(props.load)
  const state = useStore(trace.state)
  const [view, setView] = useState<'diagram' | 'list'>('diagram')
  const isShown = state.phase === 'ready'
  return (
    <dialog
      ref={dialog}
      className="shop-dialog shop-full-dialog wg-flow"
      aria-label={title}
      onCancel={(event) => {
        // The sheet above it tells of its own cancellation, too.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <header className="shop-full-head">
        <h2>{title}</h2>
        {isShown && <ViewChoice view={view} onChoose={setView} />}
        <CloseButton onClose={onClose} />
      </header>
      <FlowBody {...props} {...{ state, view }} onRetry={read} />
    </dialog>
  )
}

const VIEWS = ['diagram', 'list'] as const

function ViewChoice(props: {
  readonly view: (typeof VIEWS)[number]
  readonly onChoose: (view: (typeof VIEWS)[number]) => void
}): ReactNode {
  const translate = useText()
  return (
    <div className="wg-segments" role="group" aria-label={translate(FLOW_LABELS.view)}>
      {VIEWS.map((view) => (
        <button key={view} type="button" aria-pressed={view === props.view} onClick={() => props.onChoose(view)}>
          {translate(FLOW_LABELS[view])}
        </button>
      ))}
    </div>
  )
}

function FlowBody(
  props: VoucherFlowProps & {
    readonly state: FlowState
    readonly view: (typeof VIEWS)[number]
    readonly onRetry: () => void
  },
): ReactNode {
  const { state, view, voucherType, onOpen, onRetry } = props
  const translate = useText()
  if (state.phase === 'empty') return <Notice kind="empty" title={translate(FLOW_LABELS.empty)} />
  if (state.phase === 'failed') {
    return (
      <Notice
        kind="empty"
        title={translate(FLOW_LABELS.empty)}
        hint={translate(FLOW_LABELS.failed, { error: errorText(state.error) })}
        action={
          <button type="button" className="shop-button" onClick={onRetry}>
            {translate(KIT_LABELS.retry)}
          </button>
        }
      />
    )
  }
  if (state.phase === 'ready') return <FlowContent flow={state.flow} {...{ view, voucherType, onOpen }} />
  return (
    <>
      <p className="shop-visually-hidden" role="status">
        {translate(FLOW_LABELS.loading)}
      </p>
      <FlowCanvas flow={undefined} voucherType={voucherType} onPress={() => undefined} />
    </>
  )
}

/** A trace, and the sheet of a step with several vouchers. */
function FlowContent(
  props: Pick<VoucherFlowProps, 'voucherType' | 'onOpen'> & {
    readonly flow: Flow
    readonly view: (typeof VIEWS)[number]
  },
): ReactNode {
  const { flow, view, voucherType, onOpen } = props
  const sheet = useWidgetSheet('flow-vouchers')
  const [chosen, setChosen] = useState<FlowStep>()
  const press = (step: FlowStep) => {
    const [first, ...others] = step.vouchers
    if (!first) return
    if (others.length === 0) return onOpen(step.plan.type, first.id)
    setChosen(step)
    sheet.open()
  }
  const latest = useRef(press)
  useLayoutEffect(() => {
    latest.current = press
  })
  // The same one for every drawing, which is dear.
  const onPress = useCallback((step: FlowStep) => latest.current(step), [])
  return (
    <>
      {view === 'diagram' ? (
        <FlowCanvas {...{ flow, voucherType, onPress }} />
      ) : (
        <FlowList {...{ flow, voucherType, onPress }} />
      )}
      {sheet.isOpen && chosen && (
        <VoucherSheet step={chosen} onOpen={(id) => onOpen(chosen.plan.type, id)} onClose={sheet.close} />
      )}
    </>
  )
}

/** The vouchers of a step that can be opened. */
function VoucherSheet(props: {
  readonly step: FlowStep
  readonly onOpen: (id: string) => void
  readonly onClose: () => void
}): ReactNode {
  const { step, onOpen, onClose } = props
  const translate = useText()
  const { name } = useStepText()(step)
  return (
    <Sheet title={name} size={55} onClose={onClose}>
      <ul className="wg-flow-vouchers">
        {step.vouchers.map(({ id, no, state }) => {
          const label = STATE_NAMES[state]?.name
          return (
            <li key={id}>
              <button type="button" className="wg-flow-row" onClick={() => onOpen(id)}>
                <span className="wg-flow-row-name">{no}</span>
                {label && <span className="wg-flow-row-status">{translate(label)}</span>}
                <Chevron />
              </button>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}

/** The trace of this mount, and what reads it again. */
function useTrace(load: VoucherFlowProps['load']): readonly [FlowTrace, () => void] {
  const latest = useRef(load)
  useLayoutEffect(() => {
    latest.current = load
  })
  const [trace] = useState(createFlowTrace)
  const read = useCallback(() => void trace.load(() => latest.current()), [trace])
  useEffect(() => {
    read()
    return trace.close
  }, [trace, read])
  return [trace, read]
}
