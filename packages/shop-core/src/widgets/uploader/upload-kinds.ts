/** Picture types. Specification 3 §9. */
export const PICTURE_ENDINGS: readonly string[] = ['.png', '.jpg', '.jpeg', '.gif']

/** Documents, sound and videos. Specification 3 §9. */
const FILE_ENDINGS: readonly string[] = [
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
  '.ppt',
  '.pptx',
  '.pdf',
  '.txt',
  '.zip',
  '.mp3',
  '.mp4',
]

/** What an uploader takes: pictures only, PDFs only, both, or other files, too. */
export type AcceptedFiles = 'pictures' | 'pdf' | 'pictures-and-pdf' | 'mixed'

/** Endings of the names of what an uploader takes besides pictures. */
export function otherEndings(accepts: AcceptedFiles): readonly string[] {
  if (accepts === 'pictures') return []
  return accepts === 'mixed' ? FILE_ENDINGS : ['.pdf']
}

/** Endings of the names that an uploader takes. */
export function acceptedEndings(accepts: AcceptedFiles): readonly string[] {
  return accepts === 'pdf' ? otherEndings(accepts) : [...PICTURE_ENDINGS, ...otherEndings(accepts)]
}

/** Whether a name is that of a picture. */
export function isPictureName(name: string): boolean {
  return PICTURE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))
}

/** Whether the server reads a file of a name as a whole, so that it may not be as large as others: pictures and texts. */
export function isReadWhole(name: string): boolean {
  return isPictureName(name) || name.toLowerCase().endsWith('.txt')
}
