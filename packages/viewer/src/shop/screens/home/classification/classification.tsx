import { classPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'

import type { ClassNode } from '../../../catalog/catalog-reader.ts'
import { useClassTree } from '../../../catalog/use-class-tree.ts'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ShellFrame } from '../../../frame/shell-frame.tsx'
import { useFollowedPane } from './followed-pane.ts'
import './classification.css'

const LABELS = {
  title: { zh: '分类', en: 'Classes' },
  empty: { zh: '暂无分类', en: 'No categories yet' },
  all: { zh: '全部', en: 'All' },
}

/** The tab that browses the class tree: first level at the left, everything below it at the right. */
export function Screen() {
  const say = useText()
  const tree = useClassTree()
  return (
    <ShellFrame active="ClassiFication" title={say(LABELS.title)}>
      {tree.isPending && <Bones />}
      {tree.error && !tree.data && <FaultNotice fault={tree.error} onRetry={() => void tree.refetch()} />}
      {tree.data?.length === 0 && <Notice kind="empty" title={say(LABELS.empty)} />}
      {tree.data && tree.data.length > 0 && <ClassPanes classes={tree.data} />}
    </ShellFrame>
  )
}

function ClassPanes({ classes }: { readonly classes: readonly ClassNode[] }) {
  const say = useText()
  const { pane, activeId, show } = useFollowedPane(classes[0]?.id ?? '')
  return (
    <div className="shop-classes">
      <nav className="shop-classes-side" aria-label={say(LABELS.title)}>
        {classes.map(({ id, name }) => (
          <button key={id} type="button" aria-current={id === activeId ? 'true' : undefined} onClick={() => show(id)}>
            {name}
          </button>
        ))}
      </nav>
      <div className="shop-classes-pane" ref={pane}>
        {classes.map((first) => (
          <section key={first.id} data-class={first.id} aria-label={first.name}>
            <h2>
              {first.name}
              <a href={classPath(first.id)} aria-label={`${say(LABELS.all)} ${first.name}`}>
                {say(LABELS.all)}
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M9 6l6 6-6 6" />
                </svg>
              </a>
            </h2>
            {groupsOf(first).map((second) => (
              <ClassGroup key={second.id} group={second} isTitled={second.id !== first.id} />
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}

function ClassGroup({ group, isTitled }: { readonly group: ClassNode; readonly isTitled: boolean }) {
  return (
    <div className="shop-classes-group">
      {isTitled && <h3>{group.name}</h3>}
      <ul>
        {(group.children.length > 0 ? group.children : [group]).map(({ id, name, iconUrl }) => (
          <li key={id}>
            <a href={classPath(id)}>
              <span className="shop-classes-icon">
                {pictureUrl(iconUrl) && (
                  <img src={pictureUrl(iconUrl)} alt="" width={56} height={56} loading="lazy" decoding="async" />
                )}
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The second level of a class; a class whose children have no children is its own only group. */
function groupsOf(first: ClassNode): readonly ClassNode[] {
  return first.children.some((second) => second.children.length > 0) ? first.children : [first]
}

function Bones() {
  return (
    <div className="shop-classes" aria-busy="true">
      <div className="shop-classes-side" />
      <div className="shop-classes-pane">
        <div className="shop-classes-group">
          <ul>
            {Array.from({ length: 9 }, (_, index) => (
              <li key={index}>
                <span className="shop-classes-icon shop-bone" />
                <span className="shop-bone" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}
