import type { Studio } from './studio.ts'

/** Goes to another page or part of the site, once this one is saved. Gives whether it could be. */
export async function openDocument({ saver }: Pick<Studio, 'saver'>, code: string): Promise<boolean> {
  const isSaved = await saver.flush()
  if (isSaved) location.assign(`?page=${encodeURIComponent(code)}`)
  return isSaved
}
