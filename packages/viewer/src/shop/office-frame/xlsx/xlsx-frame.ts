import { serveOffice } from '../package/serve-office.ts'
import { showWorkbook } from './show-workbook.ts'
import './xlsx.css'

serveOffice(showWorkbook)
