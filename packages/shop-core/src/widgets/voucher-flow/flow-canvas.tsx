import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { FlowDrawing, FlowPlaceholder } from './flow-drawing.tsx'
import { FLOW_LABELS } from './flow-labels.ts'
import { createFlowView } from './flow-view.ts'
import { FLOW_SIZE, nodeCentre } from './model/flow-geometry.ts'
import type { FlowStep, VoucherFlow } from './model/flow-status.ts'
import { FLOW_STEPS } from './model/flow-steps.ts'
import type { FlowStepType } from './model/flow-steps.ts'

/** The step in the middle of a flow that was opened for no step of the chain. */
const MIDDLE_STEP: FlowStepType = 'SAL_ORDER'

/** Factor of a zoom button. */
const ZOOM_FACTOR = 1.25

/** The diagram on a light card that is panned and zoomed; its outline without a trace. */
export function FlowCanvas(props: {
  readonly flow: VoucherFlow | undefined
  /** Type of the voucher that the flow was opened for. */
  readonly voucherType: string
  readonly onPress: (step: FlowStep) => void
}): ReactNode {
  const { flow, voucherType, onPress } = props
  const translate = useText()
  const hintId = useId()
  const origin = FLOW_STEPS.find(({ type }) => type === voucherType)?.type
  const [current, setCurrent] = useState<FlowStepType>(origin ?? MIDDLE_STEP)
  const canvas = useRef<HTMLDivElement>(null)
  const [view] = useState(createFlowView)
  const viewport = useStore(view.state, (state) => state.viewport)
  useLayoutEffect(
    () => (canvas.current ? view.attach(canvas.current, nodeCentre(origin ?? MIDDLE_STEP)) : undefined),
    [view, origin],
  )
  // Of keys alone: a node that moves under the finger is not pressed.
  const reach = useCallback((type: FlowStepType) => view.reveal(nodeCentre(type)), [view])
  return (
    <div className="wg-flow-card" data-theme="light">
      <div ref={canvas} className="wg-flow-canvas" aria-busy={!flow}>
        {viewport && (
          <div
            className="wg-flow-sheet"
            style={{
              width: FLOW_SIZE.width * viewport.scale,
              height: FLOW_SIZE.height * viewport.scale,
              transform: `translate(${viewport.x}px, ${viewport.y}px)`,
            }}
          >
            {flow ? (
              <FlowDrawing {...{ flow, origin, current, hintId, onPress }} onFocus={setCurrent} onReach={reach} />
            ) : (
              <FlowPlaceholder />
            )}
          </div>
        )}
      </div>
      <p id={hintId} className="wg-flow-hint">
        {translate(FLOW_LABELS.walk)}
      </p>
      <div className="wg-flow-zoom">
        <ZoomButton label={translate(FLOW_LABELS.zoomOut)} path="M5 12h14" onClick={() => view.zoom(1 / ZOOM_FACTOR)} />
        <ZoomButton
          label={translate(FLOW_LABELS.zoomIn)}
          path="M5 12h14M12 5v14"
          onClick={() => view.zoom(ZOOM_FACTOR)}
        />
      </div>
    </div>
  )
}

function ZoomButton(props: { readonly label: string; readonly path: string; readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" aria-label={props.label} onClick={props.onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={props.path} />
      </svg>
    </button>
  )
}
