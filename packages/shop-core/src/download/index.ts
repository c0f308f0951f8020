export { saveAs, withoutTimeout } from './download.ts'
