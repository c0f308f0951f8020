import { ENDPOINTS } from '@mallwright/contract/registry'
import { buttonsOf } from '@mallwright/contract/rpc'
import type { Endpoint } from '@mallwright/contract/rpc'
import { COMMANDS } from '@mallwright/editor/driver'
import { DEFINITIONS } from '@mallwright/modules/definitions'
import { WIDGETS } from '@mallwright/shop-core/widgets/catalogue'
import { SHOP_ROUTES } from '@mallwright/viewer/routes'

/** One row of a registry's list: column name → text, number, flag or a list of texts. */
export type Row = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** The registries by name, each as the rows that `npm run list` prints and the reference pages show. */
export const REGISTRIES: Readonly<Record<string, () => readonly Row[]>> = {
  endpoints: () =>
    Object.entries(ENDPOINTS).flatMap(([area, group]) =>
      Object.values(group as Record<string, Endpoint>).map(({ method, path, gate, right, summary }) => ({
        method,
        path,
        gate: right ? `${gate}, ${right.menu} ${buttonsOf(right).join(' / ')}` : gate,
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
