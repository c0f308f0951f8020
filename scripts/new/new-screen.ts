import { addImport, exists, insertBefore, labelText, nameOf, refuse, write } from './edit-files.ts'
import type { Label } from './edit-files.ts'

const SCREENS = 'packages/viewer/src/shop/screens'

/** A screen of the shop with its route; an area that has no routes yet begins with it. */
export function newScreen(text: string, label: Label): void {
  const [area = '', path = ''] = splitOnce(text)
  if (!path) refuse('A screen is named as area/path, e.g. order/MyOrder or account/UserCenter/setting.')
  const name = nameOf(path.split('/').at(-1) ?? '')
  write(
    `${SCREENS}/${area}/${name.kebab}/${name.kebab}.tsx`,
    `import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'

import { BackHeader } from '../../../navigation/back-header.tsx'

const LABELS = {
  title: ${labelText(label)},
  empty: { zh: '暂无数据', en: 'Nothing here yet' },
}

/** ${label.en}. */
export function Screen() {
  const translate = useText()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main>
        <Notice kind="empty" title={translate(LABELS.empty)} />
      </main>
    </div>
  )
}
`,
  )
  const routes = `${SCREENS}/${area}.routes.ts`
  if (!exists(routes)) beginArea(area, routes)
  insertBefore(
    routes,
    /^]\n/,
    `  {
    name: '${path}',
    path: belowBase('${path}'),
    aliases: ['/${path}'],
    title: ${labelText(label)},
    gate: 'login',
    skipsProfileCheck: true,
    keepsAlive: false,
    prefetch: 'never',
    load: () => import('./${area}/${name.kebab}/${name.kebab}.tsx'),
  },
`,
  )
}

function beginArea(area: string, routes: string): void {
  const list = `${area.toUpperCase().replaceAll('-', '_')}_ROUTES`
  write(
    routes,
    `import { belowBase } from '../navigation/shop-route.ts'
import type { ShopRoute } from '../navigation/shop-route.ts'

/** The screens of the area ${area}. */
export const ${list}: readonly ShopRoute[] = [
]
`,
  )
  const table = 'packages/viewer/src/shop/routes/late-routes.ts'
  console.log(`${area} is a new area.`)
  addImport(table, `import { ${list} } from '../screens/${area}.routes.ts'`)
  insertBefore(table, /^]\n/, `  ...${list},\n`)
}

function splitOnce(text: string): readonly string[] {
  const at = text.indexOf('/')
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}
