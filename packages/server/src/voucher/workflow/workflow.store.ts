import { and, asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'
import { workflowDef, workflowTask } from '../../db/tables/voucher/workflow.table.ts'
import type { WorkflowStep } from '../../db/tables/voucher/workflow.table.ts'
import { isUuid } from '../../db/row-id.ts'
import type { VoucherRow } from '../book/voucher-row.store.ts'
import { MAY_DECIDE } from './may-decide.ts'

/** The steps that a voucher has to pass: those of its type whose amount it exceeds. Engine 6.7. */
export async function stepsOf(
  client: Queryable,
  { organisationId, type, amountCents }: VoucherRow,
): Promise<readonly WorkflowStep[]> {
  const [found] = await orm(client)
    .select({ steps: workflowDef.steps })
    .from(workflowDef)
    .where(and(eq(workflowDef.organisationId, organisationId), eq(workflowDef.type, type)))
  return (found?.steps ?? []).filter(({ aboveCents = -1 }) => amountCents > aboveCents)
}

/** Asks for a decision on a step (from 1) of a voucher; gives the id of the task. */
export async function askStep(
  client: Transaction,
  voucher: VoucherRow,
  {
    stepNo,
    step,
    submitterId,
  }: { readonly stepNo: number; readonly step: WorkflowStep; readonly submitterId: string | null },
): Promise<string> {
  const [task] = await orm(client)
    .insert(workflowTask)
    .values({
      voucherId: voucher.id,
      round: voucher.submitCount,
      stepNo,
      role: step.role ?? '',
      personId: step.personId ?? null,
      submitterId,
    })
    .returning({ id: workflowTask.id })
  if (!task) throw new Error('a task was not written')
  return task.id
}

const WAITING = rows(
  { id: z.string() },
  `select t.id from workflow_task t join voucher v on v.id = t.voucher_id join org_member d on d.id = $2::uuid
   where t.voucher_id = $1::uuid and t.state = 0 and ${MAY_DECIDE} order by t.step_no limit 1`,
)

/** The task of a voucher that waits for a member's decision. */
export async function waitingTask(client: Queryable, voucherId: string, personId: string): Promise<string | undefined> {
  return (await WAITING.first(client, [voucherId, personId]))?.id
}

const TASK = rows(
  {
    id: z.string(),
    voucherId: z.string(),
    type: z.string(),
    round: z.number(),
    stepNo: z.number(),
    submitterId: z.nullable(z.string()),
  },
  `select t.id, t.voucher_id as "voucherId", v.type, t.round, t.step_no as "stepNo", t.submitter_id as "submitterId"
   from workflow_task t join voucher v on v.id = t.voucher_id join org_member d on d.id = $2::uuid
   where t.id = $1 and t.state = 0 and v.deleted_at is null and ${MAY_DECIDE}`,
)

/** A task that a member may decide on. */
export type OpenTask = Awaited<ReturnType<typeof TASK.one>>

/** A waiting task that a member may decide on. */
export async function findTask(client: Queryable, taskId: string, personId: string): Promise<OpenTask | undefined> {
  return isUuid(taskId) ? TASK.first(client, [taskId, personId]) : undefined
}

const COUNT = rows(
  { count: z.number() },
  `select count(*)::int as count from workflow_task t join voucher v on v.id = t.voucher_id join org_member d on d.id = $1::uuid
   where t.state = 0 and v.organisation_id = d.organisation_id and v.deleted_at is null and ${MAY_DECIDE}`,
)

/** How many steps wait for a member's decision. */
export async function countTasks(client: Queryable, personId: string): Promise<number> {
  return (await COUNT.one(client, [personId])).count
}

/** Writes a decision on a waiting task; whether it still waited. */
export async function decideTask(
  client: Transaction,
  taskId: string,
  decision: { readonly isAgreed: boolean; readonly opinion: string; readonly personId: string },
): Promise<boolean> {
  const decided = await orm(client)
    .update(workflowTask)
    .set({
      state: decision.isAgreed ? 1 : 2,
      opinion: decision.opinion,
      decidedBy: decision.personId,
      decidedAt: sql`now()`,
    })
    .where(and(eq(workflowTask.id, taskId), eq(workflowTask.state, 0)))
    .returning({ id: workflowTask.id })
  return decided.length > 0
}

/** Takes the waiting task of a submission back; `false` when a step of it was decided already. */
export async function withdrawTasks(client: Transaction, { id, submitCount }: VoucherRow): Promise<boolean> {
  const tasks = await orm(client)
    .select({ id: workflowTask.id, state: workflowTask.state })
    .from(workflowTask)
    .where(and(eq(workflowTask.voucherId, id), eq(workflowTask.round, submitCount)))
    .orderBy(asc(workflowTask.stepNo))
  if (tasks.some(({ state }) => state !== 0)) return false
  await orm(client)
    .update(workflowTask)
    .set({ state: 3, decidedAt: sql`now()` })
    .where(and(eq(workflowTask.voucherId, id), eq(workflowTask.state, 0)))
  return true
}
