import type { Label } from '@mallwright/contract/values'

import type { DeskAction, DeskCell } from '../desk-section.ts'
import { DESK_WORDS } from '../desk-words.ts'

const STOP: Label = { zh: '停用', en: 'Stop' }
const RESUME: Label = { zh: '恢复', en: 'Resume' }

/** What stopping and resuming one kind of row asks and does. */
interface StopSpec {
  readonly isStopped: boolean
  /** The questions; `{subject}` is the row's title. */
  readonly stopQuestion: Label
  readonly resumeQuestion: Label
  /** Whether stopping needs a reason; resuming never does. */
  readonly needsReason: boolean
  readonly run: DeskAction['run']
}

/** Stops what is active, and resumes what is stopped. */
export function stopAction({ isStopped, stopQuestion, resumeQuestion, needsReason, run }: StopSpec): DeskAction {
  return isStopped
    ? { name: 'resume', label: RESUME, question: resumeQuestion, needsReason: false, run }
    : { name: 'stop', label: STOP, isDangerous: true, question: stopQuestion, needsReason, run }
}

/** Whether a row is stopped, as a cell. */
export function stopCell(isStopped: boolean): DeskCell {
  return isStopped ? { text: DESK_WORDS.stopped, tone: 'bad' } : { text: DESK_WORDS.active, tone: 'good' }
}
