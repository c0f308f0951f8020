import type { Condition } from '@mallwright/contract/list-engine'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { useStore } from 'zustand'

import { useText } from '../../i18n/locale-store.ts'
import { Button } from '../../kit/controls/action-button.tsx'
import { SheetSkeleton } from '../../kit/controls/sheet-skeleton.tsx'
import { ErrorNotice } from '../../kit/notice/notice.tsx'
import { Sheet } from '../../kit/sheet/sheet.tsx'
import type { ListFilter } from '../data-list/model/row-reader.ts'
import { QueryPanel } from '../query-panel/query-panel.tsx'
import { coveringNodes, treeChoice } from '../tree-picker/model/tree-choice.ts'
import type { TreeChoice } from '../tree-picker/model/tree-choice.ts'
import type { TreeIndex } from '../tree-picker/model/tree-index.ts'
import { treeQuery } from '../tree-picker/model/tree-reader.ts'
import type { Tree } from '../tree-picker/model/tree-reader.ts'
import type { TreeStore } from '../tree-picker/model/tree-store.ts'
import { MultipleTreePicker, SingleTreePicker } from '../tree-picker/tree-picker.tsx'
import { FreshState } from '../widget-host/retained-state.tsx'
import { useWidgetHost, useWidgetSheet } from '../widget-host/widget-host.ts'
import { ChosenSheet } from './chosen-sheet.tsx'
import { referenceQuery, referKey, valueOfNode, valueOfRow } from './model/reference.ts'
import type { Reference, ReferValue } from './model/reference.ts'
import { countText, MAX_CHOSEN, withToggled } from './model/refer-choice.ts'
import { ReferRows } from './refer-rows.tsx'
import { REFER_LABELS } from './refer-labels.ts'
import './refer-chooser.css'

/** A chooser of a reference. */
export interface ReferChooserProps {
  /** Code of the reference. */
  readonly code: string
  readonly isMultiple?: boolean
  /** What is chosen at first. */
  readonly value: readonly ReferValue[]
  /** Narrows the rows that are offered. */
  readonly where?: Condition
  readonly onChoose: (value: readonly ReferValue[]) => void
  readonly onClose: () => void
}

/** Chooses references in a sheet: rows of a list, nodes of a tree, or rows narrowed by nodes. Specification 2 §2.7. */
export function ReferChooser(props: ReferChooserProps): ReactNode {
  const { code, onClose } = props
  const translate = useText()
  const reference = useQuery(referenceQuery(useWidgetHost(), code))
  return (
    <Sheet title={translate(REFER_LABELS.title)} size={85} keepsHeight onClose={onClose}>
      {reference.error && <ErrorNotice error={reference.error} onRetry={() => void reference.refetch()} />}
      {reference.isPending && <SheetSkeleton />}
      {reference.data && (
        <FreshState>
          <Chooser {...props} reference={reference.data} />
        </FreshState>
      )}
    </Sheet>
  )
}

type ChooserProps = ReferChooserProps & { readonly reference: Reference }

/** What the kinds of references share: what is chosen, and how it changes. */
interface Choosing extends ChooserProps {
  readonly chosen: readonly ReferValue[]
  readonly onToggle: (value: ReferValue) => void
  readonly onChosen: (value: readonly ReferValue[]) => void
}

function Chooser(props: ChooserProps): ReactNode {
  const { reference, isMultiple = false, value, onChoose } = props
  const { feedback } = useWidgetHost()
  const translate = useText()
  const chosenSheet = useWidgetSheet('chosen')
  const [chosen, setChosen] = useState(value)
  const onChosen = (next: readonly ReferValue[] | undefined) => {
    if (next && (next.length <= MAX_CHOSEN || next.length < chosen.length)) setChosen(next)
    else feedback.toast(translate(REFER_LABELS.tooMany, { count: MAX_CHOSEN }))
  }
  const onToggle = (toggled: ReferValue) => onChosen(withToggled(chosen, toggled, { reference, isMultiple }))
  const choosing: Choosing = { ...props, chosen, onToggle, onChosen }
  return (
    <div className="wg-refer">
      {reference.kind === 'tree' ? <TreeReference {...choosing} /> : <ListReference {...choosing} />}
      <div className="shop-sheet-foot wg-buttons">
        {isMultiple && (
          <Button kind="quiet" isDisabled={chosen.length === 0} onClick={chosenSheet.open}>
            {translate(REFER_LABELS.chosen, { count: countText(chosen.length) })}
          </Button>
        )}
        <Button kind="quiet" isDisabled={chosen.length === 0} onClick={() => setChosen([])}>
          {translate(REFER_LABELS.clear)}
        </Button>
        <Button
          onClick={() => {
            if (chosen.length === 0) feedback.toast(translate(REFER_LABELS.chooseFirst))
            else onChoose(chosen)
          }}
        >
          {translate(REFER_LABELS.choose)}
        </Button>
      </div>
      {chosenSheet.isOpen && (
        <ChosenSheet reference={reference} chosen={chosen} onRemove={onToggle} onClose={chosenSheet.close} />
      )}
    </div>
  )
}

function TreeReference(choosing: Choosing): ReactNode {
  const tree = useQuery(treeQuery(useWidgetHost(), choosing.reference.treeCode))
  return tree.data ? <TreeChoosing {...choosing} tree={tree.data} /> : <SheetSkeleton />
}

function TreeChoosing(props: Choosing & { readonly tree: Tree }): ReactNode {
  const { reference, isMultiple = false, chosen, onToggle, onChosen, tree } = props
  const { index } = useStore(tree.store.state)
  const keys = chosen.map((value) => referKey(reference, value))
  if (!isMultiple) {
    return (
      <SingleTreePicker
        tree={tree.store}
        value={keys[0] ?? ''}
        onChoose={(node) => onToggle(valueOfNode(reference, tree, node))}
      />
    )
  }
  return (
    <MultipleTreePicker
      tree={tree.store}
      choice={treeChoice(index, keys)}
      onChange={({ keys: next }) => onChosen(valuesOfKeys(next, { reference, tree, chosen }))}
    />
  )
}

/** The values of chosen keys in the order of the tree; one whose leaf is gone or not known stays as it was chosen. */
function valuesOfKeys(
  keys: ReadonlySet<string>,
  held: { readonly reference: Reference; readonly tree: Tree; readonly chosen: readonly ReferValue[] },
): readonly ReferValue[] {
  const { reference, tree, chosen } = held
  const { leaves } = tree.store.state.getState().index
  const placed = leaves.filter(({ key }) => keys.has(key))
  const known = new Set(placed.map(({ key }) => key))
  const kept = chosen.filter((value) => keys.has(referKey(reference, value)) && !known.has(referKey(reference, value)))
  const told = new Set([...known, ...kept.map((value) => referKey(reference, value))])
  // Found by a search, in a part of the tree that is not known.
  const found = [...keys].flatMap((key) => (told.has(key) ? [] : (tree.store.leafOf(key) ?? [])))
  return [...kept, ...[...placed, ...found].map((leaf) => valueOfNode(reference, tree, leaf))]
}

function ListReference(choosing: Choosing): ReactNode {
  const { reference, where, chosen, onToggle } = choosing
  const [nodes, setNodes] = useState<readonly string[]>([])
  const keys = new Set(chosen.map((value) => referKey(reference, value)))
  const narrowed = (filter: ListFilter): ListFilter =>
    nodes.length === 0 ? filter : { ...filter, field: reference.listJoin, value: nodes.join(',') }
  return (
    <QueryPanel code={reference.queryCode} {...(where && { fixed: where })}>
      {(filter) => (
        <>
          {reference.kind === 'tree-list' && <CategoryButton reference={reference} nodes={nodes} onChange={setNodes} />}
          <ReferRows
            code={reference.listCode}
            filter={narrowed(filter)}
            fields={[reference.showField, ...reference.saveFields]}
            isChosen={(row) => keys.has(referKey(reference, valueOfRow(reference, row)))}
            onToggle={(row) => onToggle(valueOfRow(reference, row))}
          />
        </>
      )}
    </QueryPanel>
  )
}

function CategoryButton(props: {
  readonly reference: Reference
  readonly nodes: readonly string[]
  readonly onChange: (nodes: readonly string[]) => void
}): ReactNode {
  const { reference, nodes, onChange } = props
  const translate = useText()
  const sheet = useWidgetSheet('category')
  const tree = useQuery(treeQuery(useWidgetHost(), reference.treeCode))
  return (
    <>
      <button type="button" className="wg-refer-category" aria-haspopup="dialog" onClick={sheet.open}>
        {translate(REFER_LABELS.categories)}
        {nodes.length > 0 && <b>{countText(nodes.length)}</b>}
      </button>
      {sheet.isOpen && (
        <Sheet title={translate(REFER_LABELS.category)} size={65} keepsHeight onClose={sheet.close}>
          {tree.data ? (
            <CategoryChoice
              tree={tree.data.store}
              nodes={nodes}
              onChange={(next) => {
                onChange(next)
                sheet.close()
              }}
            />
          ) : (
            <SheetSkeleton />
          )}
        </Sheet>
      )}
    </>
  )
}

function CategoryChoice(props: {
  readonly tree: TreeStore
  readonly nodes: readonly string[]
  readonly onChange: (nodes: readonly string[]) => void
}): ReactNode {
  const { tree, nodes, onChange } = props
  const translate = useText()
  const { index } = useStore(tree.state)
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(leafKeys(index, nodes)))
  const choice = treeChoice(index, keys)
  // Of a tree that was read anew the nodes that are chosen are not known to their end.
  const [isReading, setIsReading] = useState(() => nodes.some((key) => index.nodes.get(key)?.isWhole === false))
  useEffect(() => {
    const read = async () => {
      await tree.readWhole(nodes)
      setKeys(new Set(leafKeys(tree.state.getState().index, nodes)))
      setIsReading(false)
    }
    if (isReading) void read()
  }, [tree, nodes, isReading])
  if (isReading) return <SheetSkeleton />
  return (
    <>
      <MultipleTreePicker tree={tree} choice={choice} onChange={(next) => setKeys(next.keys)} />
      <div className="shop-sheet-foot wg-buttons">
        <Button kind="quiet" onClick={() => onChange([])}>
          {translate(REFER_LABELS.clear)}
        </Button>
        <Button onClick={() => onChange(chosenNodes(index, choice))}>{translate(REFER_LABELS.apply)}</Button>
      </div>
    </>
  )
}

/** The nodes that say a choice, and what was chosen in parts of the tree that are not known. */
function chosenNodes(index: TreeIndex, choice: TreeChoice): readonly string[] {
  const unknown = [...choice.keys].filter((key) => index.nodes.get(key)?.isLeaf !== true)
  return [...coveringNodes(index, choice).map(({ key }) => key), ...unknown]
}

/** The leaves that nodes stand for; a node that is not known to its end stands for itself. */
function leafKeys({ nodes, leaves }: TreeIndex, keys: readonly string[]): readonly string[] {
  return keys.flatMap((key) => {
    const node = nodes.get(key)
    return node?.isWhole === true ? leaves.slice(...node.leaves).map((leaf) => leaf.key) : [key]
  })
}
