const TYPE = 'application/x-mallwright-files'

/** Puts files of the library into a drag. */
export function dragFiles(transfer: DataTransfer, ids: readonly string[]): void {
  transfer.setData(TYPE, JSON.stringify(ids))
  transfer.effectAllowed = 'move'
}

/** The files of the library that a drag carries; none for any other drag. */
export function draggedFiles(transfer: DataTransfer): readonly string[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(TYPE) || '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    // Somebody else's data under our name.
    return []
  }
}

/** Whether a drag carries files of the computer. */
export function hasComputerFiles(transfer: DataTransfer): boolean {
  return [...transfer.types].includes('Files')
}
