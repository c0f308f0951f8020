import type { ReactNode } from 'react'

/** Drawings of payment methods by name, in a square of 24 units and in colours that suit light and dark. */
const DRAWINGS: Readonly<Record<string, ReactNode>> = {
  wechat: (
    <>
      <path
        d="M9.5 4C5.4 4 2 6.7 2 10.100c0 1.9 1.1 3.6 2.8 4.700L4 17.500l3-1.600c.8.2 1.6.3 2.5.3"
        fill="#1a9c4b"
        stroke="none"
      />
      <circle cx="15.5" cy="14" r="6" fill="#1a9c4b" stroke="none" />
      <path d="M13.3 13h.01M17.7 13h.01" stroke="#fff" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  alipay: (
    <>
      <rect x="2" y="2" width="20" height="20" rx="5" fill="#1668dc" stroke="none" />
      <path
        d="M7 7.500h10M12 5v5.500M8 10.500h8c-.8 3-3 6-7 7-1.8.4-3-.6-3-2s1.4-2.4 3.2-2.100c2.8.4 5.8 2.6 8.8 4.1"
        fill="none"
        stroke="#fff"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  bank: (
    <path
      d="M3 9.5 12 4l9 5.500H3ZM5.5 10v7M10 10v7M14 10v7M18.5 10v7M3.5 20h17"
      fill="none"
      stroke="#c9571b"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  transfer: (
    <path
      d="M4 8h14l-3.5-3.500M20 16H6l3.5 3.5"
      fill="none"
      stroke="#7a4fd0"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  wallet: (
    <path
      d="M4 7.500A2.5 2.5 0 0 1 6.5 5H17v3M4 7.500V17a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H6.500M16.5 13.500h.01"
      fill="none"
      stroke="#0c8d93"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
}

/** The drawing of a method by its name, for a square of 24 units; a card for a name that has none. */
export function methodDrawing(icon: string): ReactNode {
  return (
    DRAWINGS[icon] ?? (
      <path d="M3 6.500h18v11H3zM3 10h18" fill="none" stroke="#8a909c" strokeWidth="1.8" strokeLinejoin="round" />
    )
  )
}
