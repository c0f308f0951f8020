import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { ClassHeading } from '../../catalog/class-heading.tsx'
import type { ClassNode } from '../../catalog/class-tree.ts'
import { shopTabPath } from '../shop-paths.ts'
import { ShopShell } from '../shop-shell/shop-shell.tsx'
import { shopClassesQuery } from '../shop.queries.ts'
import './shop-prod-class.css'

const LABELS = {
  empty: { zh: '暂无分类', en: 'No categories yet' },
  heading: { zh: '{name}的商品分类', en: 'Categories of {name}' },
}

/** Classes of a shop (`cShopUuid`), two levels. Domain sheet 74. */
export function Screen() {
  const translate = useText()
  return (
    <ShopShell active="shopProdClass" skeleton={<ClassesSkeleton />}>
      {(shop) => (
        <main>
          <h1 className="shop-visually-hidden">{translate(LABELS.heading, { name: shop.name })}</h1>
          <ShopClasses shopId={shop.id} />
        </main>
      )}
    </ShopShell>
  )
}

function ShopClasses({ shopId }: { readonly shopId: string }) {
  const translate = useText()
  const classes = useQuery(shopClassesQuery(useShop(), shopId))
  if (classes.isPending) return <ClassesSkeleton />
  if (classes.error && !classes.data) {
    return <ErrorNotice error={classes.error} onRetry={() => void classes.refetch()} />
  }
  if (classes.data?.length === 0) return <Notice kind="empty" title={translate(LABELS.empty)} />
  return classes.data?.map((one) => <ClassBlock key={one.id} shopId={shopId} ofClass={one} />)
}

function ClassBlock({ shopId, ofClass }: { readonly shopId: string; readonly ofClass: ClassNode }) {
  const { id, name, children } = ofClass
  const pathOf = (classId: string) => shopTabPath('commodityList', shopId, classId)
  return (
    <section className="shop-block shop-own-class">
      <ClassHeading name={name} href={pathOf(id)} />
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child.id}>
              <Anchor href={pathOf(child.id)}>
                <ClassIcon url={child.iconUrl} />
                {child.name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function ClassIcon({ url }: { readonly url: string }) {
  const icon = pictureUrl(url)
  return <span>{icon && <img src={icon} alt="" width={32} height={32} loading="lazy" />}</span>
}

function ClassesSkeleton() {
  return (
    <div className="shop-block" aria-busy="true">
      {[0, 1, 2, 3].map((index) => (
        <span key={index} className="shop-skeleton-bar" style={{ width: `${80 - index * 12}%`, minHeight: 24 }} />
      ))}
    </div>
  )
}
