import { readPageBootstrap } from '../../runtime/index.ts'
import '@mallwright/shop-core/kit/hidden-text.css'
import '../../runtime/page/theme.css'
import { mountShop } from './mount-shop.tsx'
import './shop.css'

const element = document.getElementById('shop')
// Without it the shop is a part of a host's page, which mounts it by `micro-app.tsx`.
if (element) void readPageBootstrap().then((bootstrap) => mountShop({ element, bootstrap }))
