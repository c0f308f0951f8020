import type { DraftSaver } from './autosave.ts'

/** Navigates to another page or site part after saving the open one; gives false and stays when saving failed. */
export async function openDocument({ saver }: { readonly saver: DraftSaver }, code: string): Promise<boolean> {
  const isSaved = await saver.flush()
  if (isSaved) location.assign(`?page=${encodeURIComponent(code)}`)
  return isSaved
}
