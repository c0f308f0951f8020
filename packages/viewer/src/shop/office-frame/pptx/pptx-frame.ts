import { serveOffice } from '../package/serve-office.ts'
import { showSlides } from './show-slides.ts'
import './pptx.css'

serveOffice(showSlides)
