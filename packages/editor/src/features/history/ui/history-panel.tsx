import type { Document, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { memo, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'

import { historyOf } from '../../../document-store/history.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import type { Step } from '../../../document-store/step.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import './history.css'

const TEXTS = {
  hint: { zh: '点击任意一步，页面回到那时', en: 'Click a step to go to it' },
  steps: { zh: '历史步骤', en: 'Steps' },
} satisfies Record<string, Label>

/** Steps of this visit, newest first; click to jump, arrow keys to move. */
export function HistoryPanel(): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const list = useRef<HTMLOListElement>(null)
  // The temporal store is written after the document; subscribing to the step covers both.
  useStore(page.documents, ({ step }) => step)
  const past = useStore(page.documents.temporal, ({ pastStates }) => pastStates)
  useStore(page.documents.temporal, ({ futureStates }) => futureStates)
  const { steps, documents, current } = historyOf(page.documents)
  const keys = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const index = buttons.findIndex((button) => button === event.target)
    const next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 }[event.key]
    if (index === -1 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    buttons[next]?.focus()
  }
  return (
    <div className="st-history">
      <p className="st-hint">{text(TEXTS.hint)}</p>
      {/* Buttons take the focus; their keys are handled here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} aria-label={text(TEXTS.steps)} onKeyDown={keys}>
        {steps
          .map((step, index) => (
            <HistoryLine
              key={index}
              step={step}
              index={index}
              after={documents[index]}
              before={documents[index - 1]}
              state={index === current ? 'current' : index > past.length ? 'undone' : 'done'}
            />
          ))
          .toReversed()}
      </ol>
    </div>
  )
}

interface LineProps {
  readonly step: Step
  readonly index: number
  /** Documents around the step: a removed node is only in the earlier one. */
  readonly after: Document | undefined
  readonly before: Document | undefined
  readonly state: 'done' | 'current' | 'undone'
}

/** One step; re-renders only when it changes. */
const HistoryLine = memo(function HistoryLine({ step, index, after, before, state }: LineProps): ReactNode {
  const { page } = useStudio()
  const text = useText()
  const locale = useLocale()
  const subject = subjectOf(step, [after, before], text)
  return (
    <li>
      <button
        type="button"
        className={`st-row-button${state === 'undone' ? ' is-undone' : ''}`}
        aria-current={state === 'current' ? 'step' : undefined}
        onClick={() => page.jumpTo(index)}
      >
        <span>
          {text(step.label)}
          {subject && <small>{subject}</small>}
        </span>
        {step.at !== undefined && <time dateTime={new Date(step.at).toISOString()}>{clockTime(step.at, locale)}</time>}
      </button>
    </li>
  )
})

/** Target of a step: the name of its node and the number of further ones; empty for a step of the page itself. */
function subjectOf(
  { nodeIds }: Step,
  documents: readonly (Document | undefined)[],
  text: (label: Label, parts?: Readonly<Record<string, string | number>>) => string,
): string {
  const [node] = documents.flatMap((document) => nodeIds.flatMap((id: NodeId) => document?.nodes[id] ?? []))
  if (!node) return ''
  const name = nodeLabel(node, definitionOf(node.module), text)
  return nodeIds.length > 1 ? text(MORE, { name, count: nodeIds.length }) : name
}

const MORE = { zh: '{name}等 {count} 个', en: '{name} and others, {count}' }

/** Local wall time of a step. */
export function clockTime(at: number, locale: string): string {
  return new Date(at).toLocaleTimeString(locale, {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  })
}
