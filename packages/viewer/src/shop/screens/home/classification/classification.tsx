import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { classPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { ClassHeading } from '../../catalog/class-heading.tsx'
import type { ClassNode } from '../../catalog/class-tree.ts'
import { useQuery } from '@tanstack/react-query'

import { useShop } from '../../../client/shop-context.ts'
import { SearchWay } from '../../search/search-way/search-way.tsx'
import { searchIndexPath } from '../../search/search-scene.ts'
import { classTreeQuery } from '../../catalog/catalog.queries.ts'
import { TabLayout } from '../tab-layout/tab-layout.tsx'
import { useScrollSpy } from './use-scroll-spy.ts'
import './classification.css'

const LABELS = {
  title: { zh: '分类', en: 'Categories' },
  empty: { zh: '暂无分类', en: 'No categories yet' },
  search: { zh: '搜索商品', en: 'Search products' },
}

/** Class tree: first level at the left, lower levels at the right. */
export function Screen() {
  const translate = useText()
  const tree = useQuery(classTreeQuery(useShop()))
  return (
    <TabLayout active="ClassiFication" title={translate(LABELS.title)}>
      <div className="shop-classes-search">
        <SearchWay href={searchIndexPath('goods')} text={translate(LABELS.search)} />
      </div>
      {tree.isPending && <ScreenBodySkeleton />}
      {tree.error && !tree.data && <ErrorNotice error={tree.error} onRetry={() => void tree.refetch()} />}
      {tree.data?.length === 0 && <Notice kind="empty" title={translate(LABELS.empty)} />}
      {tree.data && tree.data.length > 0 && <ClassPanes classes={tree.data} />}
    </TabLayout>
  )
}

function ClassPanes({ classes }: { readonly classes: readonly ClassNode[] }) {
  const translate = useText()
  const { pane, activeId, scrollTo } = useScrollSpy(classes[0]?.id ?? '')
  return (
    <div className="shop-classes">
      <nav className="shop-classes-side" aria-label={translate(LABELS.title)}>
        {classes.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-current={id === activeId ? 'true' : undefined}
            onClick={() => scrollTo(id)}
          >
            {name}
          </button>
        ))}
      </nav>
      <div className="shop-classes-pane" ref={pane}>
        {classes.map((first) => (
          <section key={first.id} data-class={first.id} aria-label={first.name}>
            <ClassHeading name={first.name} href={classPath(first.id)} />
            {groupsOf(first).map((second) => (
              <ClassGroup key={second.id} group={second} isTitled={second.id !== first.id} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

/** Entries from which a group's line of three is no longer half empty. */
const FULL_LINE = 3

function ClassGroup({ group, isTitled }: { readonly group: ClassNode; readonly isTitled: boolean }) {
  const entries = group.children.length > 0 ? group.children : [group]
  return (
    <div className={`shop-classes-group${entries.length < FULL_LINE ? ' is-small' : ''}`}>
      {isTitled && <h3>{group.name}</h3>}
      <ul>
        {entries.map(({ id, name, iconUrl }) => (
          <li key={id}>
            <Anchor href={classPath(id)}>
              <span className="shop-classes-icon">
                {pictureUrl(iconUrl) && (
                  <img src={pictureUrl(iconUrl)} alt="" width={60} height={60} loading="lazy" decoding="async" />
                )}
              </span>
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Groups of a class: its second level, or the class itself when it has only one level below. */
function groupsOf(first: ClassNode): readonly ClassNode[] {
  return first.children.some((second) => second.children.length > 0) ? first.children : [first]
}

function ScreenBodySkeleton() {
  return (
    <div className="shop-classes" aria-busy="true">
      <div className="shop-classes-side">
        {Array.from({ length: 3 }, (_, index) => (
          <span key={index} className="shop-classes-name">
            <span className="shop-skeleton-bar" />
          </span>
        ))}
      </div>
      <div className="shop-classes-pane">
        <h2>
          <span className="shop-skeleton-bar" style={{ width: 72 }} />
        </h2>
        <div className="shop-classes-group">
          <h3>
            <span className="shop-skeleton-bar" style={{ width: 56 }} />
          </h3>
          <ul>
            {Array.from({ length: 9 }, (_, index) => (
              <li key={index}>
                <span className="shop-classes-icon shop-skeleton-bar" />
                <span className="shop-skeleton-bar" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
