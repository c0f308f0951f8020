import type { Label } from '@mallwright/contract/values'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Notice } from '../../kit/notice/notice.tsx'
import { CheckMark } from '../controls/check-mark.tsx'
import { checkOf, countsOf, toggleNodes } from './model/tree-choice.ts'
import type { TreeChoice } from './model/tree-choice.ts'
import { childrenOf, pathTo, searchLeaves } from './model/tree-index.ts'
import type { IndexedNode, TreeIndex } from './model/tree-index.ts'
import '../controls/widget-controls.css'
import './tree-picker.css'

/** Texts of tree pickers. Specification 3 §2. */
const LABELS = {
  root: { zh: '根目录', en: 'All' },
  search: { zh: '请输入选项名称关键字', en: 'Enter a part of the name' },
  path: { zh: '路径', en: 'Path' },
  all: { zh: '全选', en: 'Choose all' },
  below: { zh: '下级', en: 'Below' },
  belowOf: { zh: '{title}的下级', en: 'Below {title}' },
  noResult: { zh: '暂无结果', en: 'Nothing found' },
  noNode: { zh: '暂无数据', en: 'Nothing here yet' },
} satisfies Record<string, Label>

interface TreePickerProps {
  readonly index: TreeIndex
  readonly rootLabel?: string
}

/** Chooses one node of a tree; one with nodes below it shows them, too. Specification 3 §2, §4. */
export function SingleTreePicker(
  props: TreePickerProps & { readonly value: string; readonly onChoose: (node: IndexedNode) => void },
): ReactNode {
  const { index, rootLabel, value, onChoose } = props
  return (
    <TreeLevels index={index} {...(rootLabel !== undefined && { rootLabel })} start={index.nodes.get(value)?.parent}>
      {(nodes, open) => (
        <ul className="wg-tree">
          {nodes.map((node) => (
            <li key={node.key}>
              <button
                type="button"
                className="wg-tree-node"
                aria-pressed={node.key === value}
                disabled={node.isDisabled}
                onClick={() => {
                  onChoose(node)
                  if (!node.isLeaf) open(node.key)
                }}
              >
                {node.title}
                {node.isLeaf ? (
                  <CheckMark className="wg-tree-check" />
                ) : (
                  <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="m9 5 7 7-7 7" />
                  </svg>
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </TreeLevels>
  )
}

/** Chooses leaves of a tree; a parent stands for all below it. Specification 3 §2, §4. */
export function MultipleTreePicker(
  props: TreePickerProps & { readonly choice: TreeChoice; readonly onChange: (choice: TreeChoice) => void },
): ReactNode {
  const { index, rootLabel, choice, onChange } = props
  const translate = useText()
  const toggle = (nodes: readonly IndexedNode[]) => onChange(toggleNodes(index, choice, nodes))
  return (
    <TreeLevels index={index} {...(rootLabel !== undefined && { rootLabel })}>
      {(nodes, open) => (
        <>
          <label className="wg-tree-all">
            <CheckBox state={checkOfAll(choice, nodes)} onToggle={() => toggle(nodes)} />
            {translate(LABELS.all)}
          </label>
          <ul className="wg-tree">
            {nodes.map((node) => (
              <li key={node.key}>
                <label className="wg-tree-node">
                  <CheckBox
                    state={checkOf(choice, node)}
                    isDisabled={node.isDisabled && !choice.keys.has(node.key)}
                    onToggle={() => toggle([node])}
                  />
                  <span>
                    {node.title}
                    {!node.isLeaf && <small> ({countsOf(choice, node).join('/')})</small>}
                  </span>
                </label>
                {!node.isLeaf && (
                  <button
                    type="button"
                    className="wg-text-button"
                    aria-label={translate(LABELS.belowOf, { title: node.title })}
                    onClick={() => open(node.key)}
                  >
                    {translate(LABELS.below)}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </TreeLevels>
  )
}

function checkOfAll(choice: TreeChoice, nodes: readonly IndexedNode[]): 'none' | 'some' | 'all' {
  const states = new Set(nodes.map((node) => checkOf(choice, node)))
  if (states.size === 1) return [...states][0] ?? 'none'
  return states.size === 0 ? 'none' : 'some'
}

function CheckBox(props: {
  readonly state: 'none' | 'some' | 'all'
  readonly isDisabled?: boolean | undefined
  readonly onToggle: () => void
}): ReactNode {
  const { state, isDisabled = false, onToggle } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  })
  return (
    <input
      ref={box}
      type="checkbox"
      className="wg-choice"
      checked={state === 'all'}
      disabled={isDisabled}
      onChange={onToggle}
    />
  )
}

/** Search, path and the nodes of the level that is open, or those that were found. */
function TreeLevels(props: {
  readonly index: TreeIndex
  readonly rootLabel?: string
  /** The node that is open at first. */
  readonly start?: string | undefined
  readonly children: (nodes: readonly IndexedNode[], open: (key: string) => void) => ReactNode
}): ReactNode {
  const { index, rootLabel, start = '', children } = props
  const translate = useText()
  const [opened, setOpened] = useState(start)
  const [keyword, setKeyword] = useState('')
  const isSearching = keyword.trim() !== ''
  const nodes = isSearching ? searchLeaves(index, keyword) : childrenOf(index, opened)
  const open = (key: string) => {
    setKeyword('')
    setOpened(key)
  }
  return (
    <div className="wg-tree-picker">
      <input
        type="search"
        className="wg-tree-search"
        aria-label={translate(LABELS.search)}
        placeholder={translate(LABELS.search)}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {!isSearching && (
        <nav aria-label={translate(LABELS.path)} className="wg-tree-path">
          {[{ key: '', title: rootLabel ?? translate(LABELS.root) }, ...pathTo(index, opened)].map(({ key, title }) => (
            <button
              key={key}
              type="button"
              aria-current={key === opened ? 'location' : undefined}
              onClick={() => open(key)}
            >
              {title}
            </button>
          ))}
        </nav>
      )}
      {nodes.length === 0 ? (
        <Notice kind="empty" title={translate(isSearching ? LABELS.noResult : LABELS.noNode)} />
      ) : (
        children(nodes, open)
      )}
    </div>
  )
}
