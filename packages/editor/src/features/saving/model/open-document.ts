import type { Autosave } from './autosave.ts'

/** The part of a studio that must be at rest before its page is left. */
interface LeavingStudio {
  readonly autosave: Autosave
  readonly leaving: ReadonlySet<() => Promise<void>>
}

/** Navigates to another page or site part, and to a node of it, after saving the open one; gives false and stays when saving failed. */
export async function openDocument({ autosave, leaving }: LeavingStudio, code: string, nodeId = ''): Promise<boolean> {
  const isSaved = await autosave.flush()
  if (!isSaved) return false
  await Promise.all([...leaving].map(async (finish) => finish()))
  const node = nodeId && `&node=${encodeURIComponent(nodeId)}`
  location.assign(`?page=${encodeURIComponent(code)}${node}`)
  return true
}
