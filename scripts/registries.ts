import { ENDPOINTS } from '@mallwright/contract/registry'
import { rightsOf } from '@mallwright/contract/rpc'
import type { Endpoint, Right } from '@mallwright/contract/rpc'
import { COMMANDS } from '@mallwright/editor/driver'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { WIDGETS } from '@mallwright/shop-core/widgets/catalogue'
import { SHOP_ROUTES } from '@mallwright/viewer/routes'

/** One row of a registry's list: column name → text, number, flag or a list of texts. */
export type Row = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A right as it is read: `MENU BUTTON / BUTTON`, or the member of the body that names the menu. */
function rightText(right: Right): string {
  const buttons = new Set(rightsOf(right).map((name) => name.split('.')[1] ?? ''))
  return `${typeof right.menu === 'string' ? right.menu : `menu by ${right.menu.by}`} ${[...buttons].join(' / ')}`
}

/** The registries by name, each as the rows that `npm run list` prints and the reference pages show. */
export const REGISTRIES: Readonly<Record<string, () => readonly Row[]>> = {
  endpoints: () =>
    Object.entries(ENDPOINTS).flatMap(([area, group]) =>
      Object.values(group as Record<string, Endpoint>).map(({ method, path, gate, right, summary }) => ({
        method,
        path,
        gate: right ? `${gate}, ${rightText(right)}` : gate,
        area,
        summary,
      })),
    ),
  routes: () =>
    SHOP_ROUTES.map(({ path, aliases, gate, skipsProfileCheck, keepsAlive, prefetch }) => ({
      path,
      aliases,
      gate,
      skipsProfileCheck,
      keepsAlive,
      prefetch,
    })),
  modules: () =>
    Object.values(DEFINITIONS).map(({ type, label, version, fields }) => ({
      type,
      label: `${label.zh} / ${label.en}`,
      version,
      fields: Object.keys(fields),
    })),
  commands: () =>
    Object.values(COMMANDS).map(({ name, label, actions }) => ({
      name,
      label: `${label.zh} / ${label.en}`,
      actions: (actions ?? []).map((action) => action.name),
    })),
  widgets: () => WIDGETS.map(({ name, specification, demo }) => ({ name, specification, demo })),
}
