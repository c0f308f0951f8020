import type { PopUpProps } from './pop-up.ts'

type Frequency = PopUpProps['frequency']

/** Storage of a frequency: that of the browser's tab for a visit. */
const storageOf = (frequency: Frequency) => (frequency === 'visit' ? sessionStorage : localStorage)
const keyOf = (id: string) => `mallwright.pop-up.${id}`

/** The mark of having been shown: a day's is its date. */
const markOf = (frequency: Frequency) =>
  frequency === 'day' ? new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Shanghai' }) : frequency

/** Whether a pop-up was shown as often as it may be. */
export function wasShown(id: string, frequency: Frequency): boolean {
  try {
    return storageOf(frequency).getItem(keyOf(id)) === markOf(frequency)
  } catch {
    // Storage is refused in some private windows: nothing is remembered there.
    return false
  }
}

/** Remembers that a pop-up was shown. */
export function rememberShown(id: string, frequency: Frequency): void {
  try {
    storageOf(frequency).setItem(keyOf(id), markOf(frequency))
  } catch {
    // Refused or full: it may be shown again.
  }
}
