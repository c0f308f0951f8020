/** A phone that the canvas can be as wide as: the size of its screen in CSS px. */
export interface Device {
  readonly width: number
  readonly height: number
}

/** The widths that pages are checked at, each with the height of a common phone that wide. */
export const DEVICES: readonly Device[] = [
  { width: 320, height: 568 },
  { width: 360, height: 800 },
  { width: 375, height: 812 },
  { width: 390, height: 844 },
  { width: 414, height: 896 },
  { width: 430, height: 932 },
]

/** The phone that pages are designed on. Specification 3 §9: 375. */
export const DESIGN_DEVICE: Device = { width: 375, height: 812 }
