import { serveOffice } from '../package/serve-office.ts'
import { showDocx } from './show-docx.ts'
import './docx.css'

serveOffice(showDocx)
