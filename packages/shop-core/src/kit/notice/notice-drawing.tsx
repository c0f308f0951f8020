/** Kind of a notice, which chooses its drawing. */
export type NoticeKind = 'empty' | 'error' | 'locked' | 'gone' | 'waiting' | 'done'

/** Two-tone drawings, 160 × 120: tinted areas of the theme's colour, and lines. */
const DRAWINGS: Readonly<Record<NoticeKind, { readonly areas: string; readonly lines: string }>> = {
  empty: {
    areas: 'M34 50l46-22 46 22v38l-46 22-46-22zM20 102h120v6H20z',
    lines:
      'M34 50l46-22 46 22v38l-46 22-46-22zM34 50l46 22 46-22M80 72v38M57 39l46 22v14M120 26l6-6M132 36h9M108 18v-8',
  },
  error: {
    areas: 'M80 22a70 70 0 0 1 50 21l-50 53-50-53a70 70 0 0 1 50-21zM36 102h88v6H36z',
    lines: 'M26 46a76 76 0 0 1 108 0M43 63a52 52 0 0 1 74 0M60 80a28 28 0 0 1 40 0M80 98h.1M34 104L126 14',
  },
  locked: {
    areas: 'M44 52h72a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8z',
    lines:
      'M44 52h72a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H44a8 8 0 0 1-8-8V60a8 8 0 0 1 8-8zM58 52V38a22 22 0 0 1 44 0v14M80 82v8M80 74a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM134 30l8-4M138 44h9',
  },
  gone: {
    areas: 'M44 16h48l26 26v62H44zM30 104h100v6H30z',
    lines: 'M44 16h48l26 26v62H44zM92 16v26h26M66 62h.1M96 62h.1M66 84c8-8 22-8 30 0M28 44l-8-3M30 58h-9M132 78l8 4',
  },
  waiting: {
    areas: 'M80 14a42 42 0 1 1 0 84 42 42 0 1 1 0-84zM36 106h88v6H36z',
    lines: 'M80 14a42 42 0 1 1 0 84 42 42 0 1 1 0-84zM80 32v26l17 10M130 30l8-4M134 44h9M26 78l-8 4',
  },
  done: {
    areas: 'M80 14a42 42 0 1 1 0 84 42 42 0 1 1 0-84zM36 106h88v6H36z',
    lines: 'M80 14a42 42 0 1 1 0 84 42 42 0 1 1 0-84zM60 57l14 14 27-29M130 30l8-4M134 44h9M26 78l-8 4',
  },
}

/** The drawing of a notice. */
export function NoticeDrawing({ kind }: { readonly kind: NoticeKind }) {
  const { areas, lines } = DRAWINGS[kind]
  return (
    <svg viewBox="0 0 160 120" aria-hidden="true">
      <path className="shop-notice-area" d={areas} />
      <path d={lines} />
    </svg>
  )
}
