import type { Autosave } from './autosave.ts'

/** The part of a studio that must be at rest before its page is left. */
interface LeavingStudio {
  readonly autosave: Autosave
  readonly leaving: ReadonlySet<() => Promise<void>>
}

/** Navigates to another page or site part after saving the open one; gives false and stays when saving failed. */
export async function openDocument({ autosave, leaving }: LeavingStudio, code: string): Promise<boolean> {
  const isSaved = await autosave.flush()
  if (!isSaved) return false
  await Promise.all([...leaving].map(async (finish) => finish()))
  location.assign(`?page=${encodeURIComponent(code)}`)
  return true
}
