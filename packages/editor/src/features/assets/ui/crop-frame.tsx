import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

import { moveWithin } from '../../../geometry/rect.ts'
import type { Box, Point } from '../../../geometry/rect.ts'
import { handlePosition, HANDLES } from '../../../geometry/resize-handle.ts'
import type { Handle } from '../../../geometry/resize-handle.ts'
import type { AssetFile } from '../model/assets.queries.ts'
import { resizeArea } from '../model/crop-area.ts'

interface Press {
  /** Other fingers change nothing. */
  readonly pointerId: number
  readonly from: Box
  readonly at: Point
  /** Px of the original in one px of the screen. */
  readonly scale: number
  /** Moves the area when absent. */
  readonly handle: Handle | undefined
}

/** A picture with the frame of its cropped area: dragged inside to move, by handles or Alt and arrows to resize. */
export function CropFrame(props: {
  readonly file: AssetFile
  /** In px of the original. */
  readonly area: Box
  /** Free when absent. */
  readonly ratio: number | undefined
  readonly label: string
  readonly onChange: (area: Box) => void
}): ReactNode {
  const { file, area, ratio, label, onChange } = props
  const picture = useRef<HTMLDivElement>(null)
  const press = useRef<Press>(undefined)
  const start = (event: PointerEvent, handle?: Handle) => {
    const shownWidth = picture.current?.getBoundingClientRect().width ?? 0
    if (event.button !== 0 || press.current || shownWidth === 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    press.current = {
      pointerId: event.pointerId,
      from: area,
      at: { x: event.clientX, y: event.clientY },
      scale: file.width / shownWidth,
      handle,
    }
  }
  const move = (event: PointerEvent) => {
    if (press.current?.pointerId !== event.pointerId) return
    const { from, at, scale, handle } = press.current
    const offset = { x: (event.clientX - at.x) * scale, y: (event.clientY - at.y) * scale }
    onChange(changedArea(file, from, { handle, offset, ratio }))
  }
  const end = ({ pointerId }: PointerEvent) => {
    if (press.current?.pointerId === pointerId) press.current = undefined
  }
  const cancel = (event: PointerEvent) => {
    if (press.current?.pointerId === event.pointerId) onChange(press.current.from)
    end(event)
  }
  const type = (event: KeyboardEvent) => {
    const offset = arrowOffset(event)
    if (!offset) return
    event.preventDefault()
    onChange(changedArea(file, area, { handle: event.altKey ? 'br' : undefined, offset, ratio }))
  }
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`
  return (
    <div className="st-crop">
      <div
        ref={picture}
        className="st-crop-picture"
        style={{
          aspectRatio: `${file.width} / ${file.height}`,
          width: `min(100cqw, ${file.width / file.height} * 100cqh)`,
        }}
      >
        <img src={file.url} alt="" draggable={false} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
        <div
          className="st-crop-frame"
          role="application"
          tabIndex={0}
          aria-label={label}
          style={{
            left: percent(area.x, file.width),
            top: percent(area.y, file.height),
            width: percent(area.width, file.width),
            height: percent(area.height, file.height),
          }}
          onPointerDown={start}
          // Those of the handles arrive here, too.
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={cancel}
          onKeyDown={type}
        >
          {HANDLES.filter((handle) => ratio === undefined || !handle.includes('m')).map((handle) => {
            const { x, y } = handlePosition(handle)
            return (
              <span
                key={handle}
                className={`st-crop-handle is-${handle}`}
                style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
                onPointerDown={(event) => start(event, handle)}
              />
            )
          })}
        </div>
      </div>
    </div>
  )
}

interface AreaChange {
  readonly handle: Handle | undefined
  readonly offset: Point
  readonly ratio: number | undefined
}

function changedArea(file: AssetFile, from: Box, { handle, offset, ratio }: AreaChange): Box {
  if (handle) return resizeArea(from, { handle, offset, ratio }, file)
  return moveWithin(from, { x: Math.round(offset.x), y: Math.round(offset.y) }, file)
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** Offset of an arrow key in px of the original: 1, with Shift 10. */
function arrowOffset({ key, shiftKey }: KeyboardEvent): Point | undefined {
  const arrow = ARROWS[key]
  const step = shiftKey ? 10 : 1
  return arrow && { x: arrow.x * step, y: arrow.y * step }
}
