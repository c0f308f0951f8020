import { readPageBootstrap } from '../../runtime/index.ts'
import '../../runtime/page/theme.css'
import { mountShop } from './mount-shop.tsx'
import './shop.css'

const element = document.getElementById('shop')
if (!element) throw new Error('the document has no #shop')
void readPageBootstrap().then((bootstrap) => mountShop({ element, bootstrap }))
