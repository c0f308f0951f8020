import type { AssetFolder } from './assets.queries.ts'

/** A folder with its depth, 0 at the top. */
export interface FolderRow {
  readonly folder: AssetFolder
  readonly depth: number
}

/** Folders in tree order: parents before children. */
export function folderRows(folders: readonly AssetFolder[], parent = '', depth = 0): FolderRow[] {
  return folders
    .filter(({ parentId }) => parentId === parent)
    .flatMap((folder) => [{ folder, depth }, ...folderRows(folders, folder.id, depth + 1)])
}

/** Human-readable size. */
export function bytesText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const [size, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'KB'] : [bytes / (1024 * 1024), 'MB']
  return `${size < 10 ? size.toFixed(1) : Math.round(size)} ${unit}`
}

/** Selection after a press on a file: single, toggled or a range. */
export function selectFile(
  ids: readonly string[],
  before: { readonly picked: readonly string[]; readonly anchor: string | undefined },
  press: { readonly id: string; readonly isToggle: boolean; readonly isRange: boolean },
): readonly string[] {
  const { picked, anchor } = before
  const { id, isToggle, isRange } = press
  if (isRange && anchor !== undefined) {
    const ends = [ids.indexOf(anchor), ids.indexOf(id)].toSorted((a, b) => a - b)
    if (ends[0] !== -1) return ids.slice(ends[0], (ends[1] ?? 0) + 1)
  }
  if (!isToggle) return [id]
  return picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]
}

/** Index after an arrow key in a grid; `undefined` for other keys. Stops at the edges. */
export function gridKey(key: string, index: number, { count, columns }: { count: number; columns: number }) {
  const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key]
  const target = key === 'Home' ? 0 : key === 'End' ? count - 1 : by === undefined ? undefined : index + by
  if (target === undefined) return undefined
  return target < 0 || target >= count ? index : target
}
