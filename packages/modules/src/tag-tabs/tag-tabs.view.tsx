import { translate } from '@mallwright/contract/values'
import { Children, useId, useState } from 'react'

import { surfaceStyle } from '../appearance/colour-styles.ts'
import { marginStyle } from '../appearance/css-values.ts'
import { TagBar, tagIds } from '../tag-bar/tag-bar.tsx'
import type { ModuleView, ChildNode, ViewProps } from '../kit/module-view.ts'
import type { TagTabsProps } from './tag-tabs.ts'
import '../tag-bar/tag-bar.css'
import './tag-tabs.css'

const EMPTY_HINT = { zh: '用工具条添加页签', en: 'Add tabs from the toolbar' }

const NO_CHILDREN: readonly ChildNode[] = []

function TagTabs(view: ViewProps<TagTabsProps>) {
  const { props, childNodes = NO_CHILDREN, children, requestedChild, mode, locale } = view
  const [chosen, choose] = useState(childNodes[0]?.id)
  const idBase = useId()
  // The requested child becomes active and stays so after deselection.
  if (requestedChild !== undefined && requestedChild !== chosen) choose(requestedChild)
  const active = Math.max(
    0,
    childNodes.findIndex(({ id }) => id === chosen),
  )
  const tab = childNodes[active]
  if (!tab) return mode === 'edit' ? <div className="mw-tag-tabs-hint">{translate(locale, EMPTY_HINT)}</div> : null
  const ids = tagIds(idBase, tab.id)
  return (
    <section className="mw-tag-tabs" style={marginStyle(props)}>
      <div
        className={`mw-tag-tabs-bar${props.isSticky && mode === 'view' ? ' is-sticky' : ''}`}
        style={surfaceStyle(props.background)}
      >
        <TagBar
          tags={childNodes.map(tagOf)}
          active={active}
          variant={props.look}
          colour={props.activeColour}
          idBase={idBase}
          locale={locale}
          mode={mode}
          onChoose={(index) => choose(childNodes[index]?.id)}
        />
      </div>
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab}>
        {Children.toArray(children)[active]}
      </div>
    </section>
  )
}

function tagOf({ id, props: { title, subtitle } }: ChildNode) {
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return { key: id, nodeId: id, title: text(title), subtitle: text(subtitle) }
}

/** Renders the bar and the active tab; other tabs render and load on activation. */
export const tagTabsView: ModuleView<TagTabsProps> = { View: TagTabs, initialChildCount: 1 }
