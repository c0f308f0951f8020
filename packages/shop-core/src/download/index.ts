export { saveAs, withoutTimeout } from './download.ts'
export { saveMadeFile } from './save-made-file.ts'
export { useExport } from './use-export.ts'
