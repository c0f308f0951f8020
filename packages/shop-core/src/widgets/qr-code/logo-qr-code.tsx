import type { ReactNode } from 'react'
import { encode } from 'uqr'
import './logo-qr-code.css'

/** Error correction by level: 7, 15, 25 and 30 % of a code may be covered. ISO/IEC 18004. */
const LEVELS = ['L', 'M', 'Q', 'H'] as const

/** Side of the logo as a part of the code's: with the margin, a level of 3 can still be read. */
const LOGO_PART = 0.2

/** Space around the logo, in px. Specification 2 §9. */
const LOGO_MARGIN = 5

/** Props of a QR code with a logo. Sizes in px; defaults: specification 2 §9. */
export interface LogoQrCodeProps {
  readonly text: string
  readonly label: string
  readonly size?: number
  /** Error correction, 0 to 3. */
  readonly level?: 0 | 1 | 2 | 3
  readonly margin?: number
  /** Drawn in a square of 24 units; none when absent. */
  readonly logo?: ReactNode
}

/** A text as a QR code with a logo in its middle: dark on white in every theme, as readers expect it. */
export function LogoQrCode(props: LogoQrCodeProps): ReactNode {
  const { text, label, size = 150, level = 3, margin = 10, logo } = props
  const { data, size: count } = encode(text, { ecc: LEVELS[level], border: 0 })
  const unit = (size - 2 * margin) / count
  // Runs of dark cells: one path of few parts.
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`))
  const side = size * LOGO_PART
  const [place, ground] = [(size - side) / 2, side + 2 * LOGO_MARGIN]
  return (
    <svg
      className="wg-qr"
      // Icons of the shop have one size by rule.
      style={{ width: size, height: size }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" stroke="none" />
      <path
        d={runs.join('')}
        transform={`translate(${margin} ${margin}) scale(${unit})`}
        fill="#000"
        stroke="none"
        shapeRendering="crispEdges"
      />
      {logo !== undefined && (
        <>
          <rect
            x={place - LOGO_MARGIN}
            y={place - LOGO_MARGIN}
            width={ground}
            height={ground}
            rx={LOGO_MARGIN}
            fill="#fff"
            stroke="none"
          />
          <svg x={place} y={place} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true">
            {logo}
          </svg>
        </>
      )}
    </svg>
  )
}

/** Starts and lengths of the dark runs of a row. */
function runsOf(row: readonly boolean[]): [number, number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
