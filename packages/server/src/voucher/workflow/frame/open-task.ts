import type { Database } from '../../../db/database.ts'
import { currentInstitution } from '../../../gateway/guard/institution.store.ts'
import type { CurrentInstitution } from '../../../gateway/guard/institution.store.ts'
import type { Definitions } from '../../../list-engine/layouts/list-definitions.ts'
import { issueTicket } from '../../../session/ticket.store.ts'
import { findTask } from '../workflow.store.ts'
import type { OpenTask } from '../workflow.store.ts'
import type { FrameRefusal } from './frame-texts.ts'
import type { PageLook } from './frame-document.ts'
import { readTaskFacts } from './task-facts.ts'
import { taskPage } from './task-page.ts'
import type { TaskForm } from './task-page.ts'
import { isTaskOver } from './task-ticket.store.ts'
import type { TaskHolder } from './task-ticket.store.ts'

/** What the page of a task is made from. */
export interface FrameWorld {
  readonly database: Pick<Database, 'pool'>
  readonly definitions: Definitions
}

/** A task that its holder may decide on, with the institution that the holder acts for. */
interface HeldTask {
  readonly task: OpenTask
  readonly institution: CurrentInstitution
}

/** The institution that an account may act for; `undefined` for none, or a stopped one. */
export async function actingInstitution(
  { database }: FrameWorld,
  accountId: string,
): Promise<CurrentInstitution | undefined> {
  const institution = await currentInstitution(database.pool, accountId)
  return institution && !institution.isStopped ? institution : undefined
}

/** The task of a holder, or why it is not the holder's to decide on. */
export async function heldTask(world: FrameWorld, holder: TaskHolder): Promise<HeldTask | FrameRefusal> {
  const { pool } = world.database
  const institution = await actingInstitution(world, holder.accountId)
  const task = institution && (await findTask(pool, holder.taskId, institution.personId))
  if (institution && task) return { task, institution }
  return (await isTaskOver(pool, holder.taskId)) ? 'decided' : 'foreign'
}

/** The page of a task with a new form, for whoever took its ticket; or why there is none. */
export async function showTask(
  world: FrameWorld,
  look: PageLook,
  { holder, accUuid }: { readonly holder: TaskHolder; readonly accUuid: string },
) {
  const held = await heldTask(world, holder)
  if (typeof held === 'string') return held
  if (held.institution.accUuid !== accUuid) return 'foreign'
  const { sessionId, taskId, origin } = holder
  const { ticket } = await issueTicket(world.database.pool, { purpose: 'decision', sessionId, taskId, origin })
  return formPage(world, look, held, { token: ticket, opinion: '', problem: '' })
}

/** The page of a task with a form; `decided` when its voucher is gone. */
export async function formPage(world: FrameWorld, look: PageLook, { task, institution }: HeldTask, form: TaskForm) {
  const { database, definitions } = world
  const reading = { organisationId: institution.id, definitions, locale: look.locale }
  const facts = await readTaskFacts(database.pool, task, reading)
  return facts ? taskPage(look, facts, form) : 'decided'
}
