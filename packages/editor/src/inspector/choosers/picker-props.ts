/** What chosen things by id are shown and changed with. */
export interface PickerProps {
  readonly ids: readonly string[]
  readonly max: number
  readonly onChange: (ids: readonly string[]) => void
}
