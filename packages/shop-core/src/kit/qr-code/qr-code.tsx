import type { ReactNode } from 'react'
import { encode } from 'uqr'

/** A text, mostly an address, as a QR code; its size and colours are those of `className`. */
export function QrCode(props: {
  readonly text: string
  readonly label: string
  readonly className: string
}): ReactNode {
  const { text, label, className } = props
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      {/* Icons of the shop are drawn by their outline. */}
      <path d={cells.join('')} stroke="none" />
    </svg>
  )
}
