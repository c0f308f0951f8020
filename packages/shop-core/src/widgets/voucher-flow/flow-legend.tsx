import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { FLOW_LABELS, SIDE_LABELS, STATUS_LABELS, STATUS_MARKS } from './flow-labels.ts'
import { textWidth } from './model/flow-text.ts'

/** Middle line of the legend and size of its texts, in units of the diagram. Engine 6.1. */
const LEGEND_Y = 36
const TEXT_SIZE = 18
const SWATCH = { width: 30, height: 20, gap: 8 } as const
const ENTRY_GAP = 28
const FIRST_X = 24

/** What colours, signs and the frame of the diagram mean. Nodes name their status themselves, so it is not spoken. */
export function FlowLegend(): ReactNode {
  const translate = useText()
  const entries = [
    { id: 'up', className: 'is-up is-executed', mark: '', text: translate(SIDE_LABELS.up) },
    { id: 'lower', className: 'is-lower is-executed', mark: '', text: translate(SIDE_LABELS.lower) },
    ...(['executed', 'wait', 'skip'] as const).map((status) => ({
      id: status,
      className: `is-up is-${status}`,
      mark: STATUS_MARKS[status],
      text: translate(STATUS_LABELS[status]),
    })),
    { id: 'origin', className: 'is-origin', mark: '', text: translate(FLOW_LABELS.origin) },
  ]
  const widths = entries.map(({ text }) => SWATCH.width + SWATCH.gap + textWidth(text, TEXT_SIZE) + ENTRY_GAP)
  return (
    <g aria-hidden="true">
      {entries.map(({ id, className, mark, text }, index) => (
        <g
          key={id}
          className={`wg-flow-legend ${className}`}
          transform={`translate(${widths.slice(0, index).reduce((sum, width) => sum + width, FIRST_X)} ${LEGEND_Y})`}
        >
          <rect
            className={id === 'origin' ? 'wg-flow-origin' : 'wg-flow-box'}
            y={-SWATCH.height / 2}
            width={SWATCH.width}
            height={SWATCH.height}
            rx={5}
          />
          <text className="wg-flow-sign" x={SWATCH.width / 2} y={5}>
            {mark}
          </text>
          <text className="wg-flow-meaning" x={SWATCH.width + SWATCH.gap} y={6.5} fontSize={TEXT_SIZE}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}
