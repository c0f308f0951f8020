const TYPE = 'application/x-mallwright-files'

/** Writes files of the library into a drag. */
export function dragFiles(transfer: DataTransfer, ids: readonly string[]): void {
  transfer.setData(TYPE, JSON.stringify(ids))
  transfer.effectAllowed = 'move'
}

/** Files of the library carried by a drag; empty for any other drag. */
export function draggedFiles(transfer: DataTransfer): readonly string[] {
  try {
    const ids: unknown = JSON.parse(transfer.getData(TYPE) || '[]')
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
  } catch {
    // Foreign data under our MIME type.
    return []
  }
}

/** Whether a drag carries files of the computer. */
export function hasComputerFiles(transfer: DataTransfer): boolean {
  return [...transfer.types].includes('Files')
}
