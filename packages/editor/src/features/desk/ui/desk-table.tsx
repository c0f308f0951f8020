import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { Dialog } from '../../../ui/dialog.tsx'
import type { DeskApi } from '../model/desk-api.ts'
import type { DeskAction, DeskCell, DeskRow, DeskSection } from '../model/desk-section.ts'
import { DESK_TEXTS } from '../model/desk.texts.ts'
import type { RowChoice } from '../model/desk-choice.ts'
import { DeskFile } from './desk-file.tsx'
import './desk-table.css'

/** Longest text (characters) that is never broken: as long as a number or a time. */
const MAX_WHOLE = 20

/** Notes in Chinese are wide, and break anywhere. */
const CHINESE = /\p{Script=Han}/u

/** The rows of a section as a table; on a phone each row is a card. */
export function DeskTable(props: {
  readonly section: DeskSection
  readonly rows: readonly DeskRow[]
  /** The rows are those of the page before. */
  readonly isOld: boolean
  readonly choice: RowChoice
  readonly onAct: (action: DeskAction, subject: string) => void
  readonly api: DeskApi
  /** Draws the list that belongs to a row. */
  readonly renderRelated: (section: DeskSection) => ReactNode
}): ReactNode {
  const { section, rows, isOld, choice, onAct, api, renderRelated } = props
  const text = useText()
  const [opened, setOpened] = useState<DeskRow>()
  const close = () => setOpened(undefined)
  const hasActions = rows.some(({ actions, facts, related }) => actions.length > 0 || facts || related)
  return (
    <div className="st-desk-table" role="region" aria-label={text(section.label)} tabIndex={0} aria-busy={isOld}>
      <table>
        <thead>
          <tr>
            {section.columns.map((label, index) => (
              <th key={label.zh} scope="col">
                {index === 0 && <ChooseAll choice={choice} />}
                {text(label)}
              </th>
            ))}
            {hasActions && <th scope="col">{text(DESK_TEXTS.actions)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              {row.cells.map((cell, index) => {
                const label = section.columns[index]
                return (
                  <td key={label?.zh} data-label={label && text(label)}>
                    {index === 0 && <ChooseRow row={row} choice={choice} />}
                    <Cell cell={cell} />
                  </td>
                )
              })}
              {hasActions && (
                <td className="st-desk-actions">
                  <RowActions row={row} onOpen={() => setOpened(row)} onAct={onAct} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {opened && (
        <Dialog
          title={opened.title}
          isWide
          onClose={close}
          foot={
            opened.facts &&
            opened.actions.length > 0 && (
              <ActionButtons
                actions={opened.actions}
                onAct={(action) => {
                  close()
                  onAct(action, opened.title)
                }}
              />
            )
          }
        >
          {opened.facts && <Facts row={opened} section={section} />}
          {opened.pictures?.map((picture) => (
            <DeskFile key={picture.docId} api={api} {...picture} />
          ))}
          {opened.related && renderRelated(opened.related)}
        </Dialog>
      )}
    </div>
  )
}

function ChooseAll({ choice: { choosable, chosen, choose } }: { readonly choice: RowChoice }): ReactNode {
  const text = useText()
  if (choosable.length === 0) return null
  const isAll = chosen.length === choosable.length
  return (
    <input
      type="checkbox"
      className="st-desk-choice"
      aria-label={text(DESK_TEXTS.chooseAll)}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = chosen.length > 0 && !isAll
      }}
      onChange={() => choose(isAll ? [] : choosable)}
    />
  )
}

function ChooseRow(props: { readonly row: DeskRow; readonly choice: RowChoice }): ReactNode {
  const { row, choice } = props
  const { choosable, chosen, choose } = choice
  const text = useText()
  if (choosable.length === 0) return null
  // Names stand below each other.
  if (!choosable.includes(row)) return <span className="st-desk-choice" />
  const isChosen = chosen.includes(row)
  return (
    <input
      type="checkbox"
      className="st-desk-choice"
      aria-label={text(DESK_TEXTS.choose, { name: row.title })}
      checked={isChosen}
      onChange={() => choose(isChosen ? chosen.filter((other) => other !== row) : [...chosen, row])}
    />
  )
}

function RowActions(props: {
  readonly row: DeskRow
  readonly onOpen: () => void
  readonly onAct: (action: DeskAction, subject: string) => void
}): ReactNode {
  const { row, onOpen, onAct } = props
  const text = useText()
  const details = row.related?.label ?? (row.facts && DESK_TEXTS.details)
  return (
    <div>
      {details && (
        <button type="button" className="st-button is-small" onClick={onOpen}>
          {text(details)}
        </button>
      )}
      <ActionButtons actions={row.actions} isSmall onAct={(action) => onAct(action, row.title)} />
    </div>
  )
}

function ActionButtons(props: {
  readonly actions: readonly DeskAction[]
  readonly isSmall?: boolean
  readonly onAct: (action: DeskAction) => void
}): ReactNode {
  const { actions, isSmall = false, onAct } = props
  const text = useText()
  return actions.map((action) => (
    <button
      key={action.name}
      type="button"
      className={`st-button ${isSmall ? 'is-small' : action.isDangerous ? '' : 'is-primary'} ${action.isDangerous ? 'is-danger' : ''}`}
      onClick={() => onAct(action)}
    >
      {text(action.label)}
    </button>
  ))
}

function useWords(): (words: Label | string) => string {
  const text = useText()
  return (words) => (typeof words === 'string' ? words : text(words))
}

const lookOf = (shown: string) => (shown.length > MAX_WHOLE ? undefined : 'is-whole')

function Cell({ cell }: { readonly cell: DeskCell }): ReactNode {
  const words = useWords()
  const shown = words(cell.text)
  const note = cell.note && words(cell.note)
  return (
    <>
      <span className={cell.tone ? `st-desk-badge is-${cell.tone}` : lookOf(shown)}>{shown}</span>
      {note && <small className={CHINESE.test(note) ? undefined : lookOf(note)}>{note}</small>}
    </>
  )
}

function Facts({ row, section }: { readonly row: DeskRow; readonly section: DeskSection }): ReactNode {
  const words = useWords()
  const columns = row.cells.flatMap((cell, index) => {
    const label = section.columns[index]
    return label
      ? [{ label, value: [words(cell.text), cell.note && words(cell.note)].filter(Boolean).join(' · ') }]
      : []
  })
  const facts = (row.facts ?? []).map(({ label, value }) => ({ label, value: words(value) }))
  return (
    <dl className="st-desk-facts">
      {[...columns, ...facts]
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label.zh}>
            <dt>{words(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
