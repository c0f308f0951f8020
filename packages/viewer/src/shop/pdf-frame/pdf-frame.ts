import { readPdfOrder } from '@mallwright/shop-core/widgets/frame-messages'

import { serveOrders } from '../file-frame/serve-orders.ts'
import { showPdf } from './pdf-pages.ts'
import './pdf-frame.css'

serveOrders(readPdfOrder, showPdf)
