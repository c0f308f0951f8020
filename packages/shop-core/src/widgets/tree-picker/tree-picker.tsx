import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { CheckMark } from '../controls/check-mark.tsx'
import { Chevron } from '../controls/chevron.tsx'
import { checkOf, countsOf, toggleNodes } from './model/tree-choice.ts'
import type { TreeChoice } from './model/tree-choice.ts'
import type { IndexedNode } from './model/tree-index.ts'
import { stateBelow } from './model/tree-store.ts'
import type { TreeStore } from './model/tree-store.ts'
import { TREE_LABELS } from './tree-labels.ts'
import { TreeLevels } from './tree-levels.tsx'
import { ChoiceBox } from '../../kit/controls/choice-box.tsx'
import '../controls/widget-controls.css'
import './tree-picker.css'

interface TreePickerProps {
  readonly tree: TreeStore
  readonly rootLabel?: string
}

/** Chooses one node of a tree; one with nodes below it shows them, too. Specification 3 §2, §4. */
export function SingleTreePicker(
  props: TreePickerProps & { readonly value: string; readonly onChoose: (node: IndexedNode) => void },
): ReactNode {
  const { tree, rootLabel, value, onChoose } = props
  return (
    <TreeLevels tree={tree} rootLabel={rootLabel} chosen={value}>
      {(nodes, { open, onTaken }) => (
        <ul className="wg-tree">
          {nodes.map((node) => (
            <li key={node.key}>
              <button
                ref={node.key === value ? showChosen : null}
                type="button"
                className="wg-tree-node"
                aria-pressed={node.key === value}
                disabled={node.isDisabled}
                onClick={() => {
                  onChoose(node)
                  if (node.isLeaf) onTaken(node.key)
                  else open(node.key)
                }}
              >
                {node.title}
                {node.isLeaf ? <CheckMark className="wg-tree-check" /> : <Chevron />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </TreeLevels>
  )
}

/** Where the chosen node of a long level is seen. */
function showChosen(node: HTMLElement | null): void {
  node?.scrollIntoView({ block: 'nearest' })
}

/** Chooses leaves of a tree; a parent stands for all below it. Specification 3 §2, §4. */
export function MultipleTreePicker(
  props: TreePickerProps & { readonly choice: TreeChoice; readonly onChange: (choice: TreeChoice) => void },
): ReactNode {
  const { tree, rootLabel, choice, onChange } = props
  const translate = useText()
  const toggle = useToggle(tree, choice, onChange)
  return (
    <TreeLevels tree={tree} rootLabel={rootLabel}>
      {(nodes, { open, onTaken }) => (
        <>
          <label className="wg-tree-all">
            <CheckBox state={checkOfAll(choice, nodes)} onToggle={() => toggle(nodes)} />
            {translate(TREE_LABELS.all)}
          </label>
          <ul className="wg-tree">
            {nodes.map((node) => (
              <li key={node.key}>
                <label className="wg-tree-node">
                  <CheckBox
                    state={checkOf(choice, node)}
                    isDisabled={node.isDisabled === true && !choice.keys.has(node.key)}
                    onToggle={() => {
                      toggle([node])
                      onTaken(node.key)
                    }}
                  />
                  <span>
                    {node.title}
                    {!node.isLeaf && <Counts choice={choice} node={node} />}
                  </span>
                </label>
                <BelowButton tree={tree} node={node} onOpen={() => open(node.key)} onRetry={() => toggle([node])} />
              </li>
            ))}
          </ul>
        </>
      )}
    </TreeLevels>
  )
}

/** Chosen and known leaves, once there are any; more that are not known yet are told by a plus. */
function Counts({ choice, node }: { readonly choice: TreeChoice; readonly node: IndexedNode }): ReactNode {
  const [chosen, known] = countsOf(choice, node)
  if (known === 0) return null
  return <small> {`(${chosen}/${known}${node.isWhole ? '' : '+'})`}</small>
}

/** Toggles nodes with all below them, which is read first where it is not known. */
function useToggle(tree: TreeStore, choice: TreeChoice, onChange: (choice: TreeChoice) => void) {
  const latest = useRef<{ readonly choice: TreeChoice; readonly onChange: typeof onChange } | undefined>(undefined)
  useEffect(() => {
    // What is chosen may change while nodes are read.
    latest.current = { choice, onChange }
    return () => {
      latest.current = undefined
    }
  }, [choice, onChange])
  return (nodes: readonly IndexedNode[]) => {
    const { index } = tree.state.getState()
    if (nodes.every(({ isWhole }) => isWhole)) onChange(toggleNodes(index, choice, nodes))
    else void readAndToggle(nodes.map(({ key }) => key))
  }

  async function readAndToggle(keys: readonly string[]): Promise<void> {
    const isRead = await tree.readWhole(keys)
    if (!isRead || !latest.current) return
    const { index } = tree.state.getState()
    const nodes = keys.flatMap((key) => index.nodes.get(key) ?? [])
    latest.current.onChange(toggleNodes(index, latest.current.choice, nodes))
  }
}

/** Leads to the nodes below one; or tells that they are being read, or could not be. */
function BelowButton(props: {
  readonly tree: TreeStore
  readonly node: IndexedNode
  readonly onOpen: () => void
  readonly onRetry: () => void
}): ReactNode {
  const { tree, node, onOpen, onRetry } = props
  const { key, title, isLeaf } = node
  const translate = useText()
  const state = useStore(tree.state, ({ index, loading, failed }) => stateBelow(key, { index, loading, failed }))
  if (isLeaf) return null
  if (state === 'loading') {
    return (
      <span className="wg-tree-loading" role="status">
        {translate(TREE_LABELS.loading)}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={state === 'failed' ? 'wg-text-button is-failed' : 'wg-text-button'}
      aria-label={translate(state === 'failed' ? TREE_LABELS.failedOf : TREE_LABELS.belowOf, { title })}
      onClick={state === 'failed' ? onRetry : onOpen}
    >
      {translate(state === 'failed' ? TREE_LABELS.failed : TREE_LABELS.below)}
    </button>
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
  return <ChoiceBox ref={box} checked={state === 'all'} disabled={isDisabled} onChange={onToggle} />
}
