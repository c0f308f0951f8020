/** What chosen things by id are shown and changed with. */
export interface PickerProps {
  readonly ids: readonly string[]
  readonly max: number
  /** `isStep` tells one of several steps in a row, which belong together. */
  readonly onChange: (ids: readonly string[], isStep?: boolean) => void
}
