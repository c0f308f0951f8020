/** A simulated phone: its screen size in CSS px. */
export interface Device {
  readonly width: number
  readonly height: number
}

/** Offered widths, each with the height of a common phone. */
export const DEVICES: readonly Device[] = [
  { width: 320, height: 568 },
  { width: 360, height: 800 },
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 414, height: 896 },
  { width: 430, height: 932 },
]

/** Base device of page designs. Specification 3 §9: 375. */
export const DESIGN_DEVICE: Device = { width: 375, height: 812 }
