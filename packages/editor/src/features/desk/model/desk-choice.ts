import type { BatchAnswer } from '@mallwright/contract/permission'
import { useState } from 'react'

import type { DeskAction, DeskBatch, DeskRow } from './desk-section.ts'

/** What became of the chosen rows. */
export interface BatchReport {
  readonly done: number
  readonly refused: readonly { readonly title: string; readonly reason: string }[]
}

/** The rows of a page that a batch can be done with, and those chosen of them. */
export interface RowChoice {
  readonly choosable: readonly DeskRow[]
  readonly chosen: readonly DeskRow[]
  readonly choose: (rows: readonly DeskRow[]) => void
}

/** The choice among the rows of a page, for a section with a batch. A row that is gone, or decided, is no longer chosen. */
export function useRowChoice(batch: DeskBatch | undefined, rows: readonly DeskRow[]): RowChoice {
  const [keys, setKeys] = useState<readonly string[]>([])
  const choosable = batch ? rows.filter(({ actions }) => actions.some(({ name }) => name === batch.action)) : []
  return {
    choosable,
    chosen: choosable.filter(({ key }) => keys.includes(key)),
    choose: (chosen) => setKeys(chosen.map(({ key }) => key)),
  }
}

/** A batch as an action, for rows. */
export function batchAction(
  batch: DeskBatch,
  rows: readonly DeskRow[],
  onDone: (report: BatchReport) => void,
): DeskAction {
  const keys = rows.map(({ key }) => key)
  return {
    name: 'batch',
    label: batch.label,
    question: batch.question,
    needsReason: false,
    async run(api) {
      const answer = await batch.run(api, keys)
      if (!answer.ok) return answer
      onDone(reportOf(answer.data, rows))
      return { ok: true }
    },
  }
}

function reportOf({ done, refused }: BatchAnswer, rows: readonly DeskRow[]): BatchReport {
  const titleOf = (rowKey: string) => rows.find(({ key }) => key === rowKey)?.title ?? rowKey
  return {
    done: done.length,
    refused: refused.map(({ cRowKey, cReason }) => ({ title: titleOf(cRowKey), reason: cReason })),
  }
}
