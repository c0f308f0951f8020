import type { Autosave } from './autosave.ts'

/** Navigates to another page or site part after saving the open one; gives false and stays when saving failed. */
export async function openDocument({ autosave }: { readonly autosave: Autosave }, code: string): Promise<boolean> {
  const isSaved = await autosave.flush()
  if (isSaved) location.assign(`?page=${encodeURIComponent(code)}`)
  return isSaved
}
