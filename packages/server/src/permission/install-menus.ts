import type { Label } from '@mallwright/contract/values'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { permissionId } from '../db/permission-id.ts'
import { orm } from '../db/query.ts'
import { entityText } from '../db/tables/entity-text.table.ts'
import { menu, menuButton, role, roleButton } from '../db/tables/permission/permission.table.ts'
import type { MenuPlanData } from './menu-plan.ts'
import { MENU_PLANS, ROLE_PLANS } from './menus.data.ts'

/**
 * Adds the roles, menus and buttons that the database does not have. Only a button that is new brings its roles: a right that was taken
 * away does not come back with the next start.
 */
export async function installMenus(database: Pick<Database, 'pool'>): Promise<void> {
  await inTransaction(database, async (client) => {
    const roles = ROLE_PLANS.map((plan) => ({ ...plan, id: permissionId('role', plan.code) }))
    await orm(client).insert(role).values(roles).onConflictDoNothing()
    for (const [sort, plan] of MENU_PLANS.entries()) await installMenu(client, plan, sort)
  })
}

async function installMenu(client: Transaction, plan: MenuPlanData, sort: number): Promise<void> {
  const id = permissionId('menu', plan.code)
  await orm(client)
    .insert(menu)
    .values({ id, code: plan.code, name: plan.name.zh, area: plan.area, sort })
    .onConflictDoNothing()
  await addEnglish(client, 'menu', [{ id, label: plan.name }])
  const buttons = plan.buttons.map((button, index) => ({
    id: permissionId('button', `${plan.code}.${button.code}`),
    label: button.name,
    roles: button.roles,
    row: { ...button, menuId: id, name: button.name.zh, controlCode: button.code, sort: index },
  }))
  const added = await orm(client)
    .insert(menuButton)
    .values(buttons.map(({ id: buttonId, row }) => ({ ...row, id: buttonId })))
    .onConflictDoNothing()
    .returning({ id: menuButton.id })
  await addEnglish(client, 'menu_button', buttons)
  const addedIds = new Set(added.map((button) => button.id))
  const grants = buttons
    .filter((button) => addedIds.has(button.id))
    .flatMap((button) => button.roles.map((code) => ({ roleId: permissionId('role', code), menuButtonId: button.id })))
  if (grants.length > 0) await orm(client).insert(roleButton).values(grants).onConflictDoNothing()
}

/** The names in English: a row of texts each. Decision 0090. */
async function addEnglish(
  client: Transaction,
  entity: string,
  named: readonly { readonly id: string; readonly label: Label }[],
): Promise<void> {
  await orm(client)
    .insert(entityText)
    .values(named.map(({ id, label }) => ({ entity, entityId: id, field: 'title', locale: 'en-US', text: label.en })))
    .onConflictDoNothing()
}
