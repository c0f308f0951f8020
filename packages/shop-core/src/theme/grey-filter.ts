import { VersionConfig } from '@mallwright/contract/rpc'

/** The class on `<html>` that greys the whole app; its filter is in the shop's style sheet. */
export const GREY_CLASS = 'mw-grey'

/** The wait between the change and the switch, in ms. Specification 1 §9. */
export const GREY_DELAY_MS = 100

/** Reads `/version-config.json`; `undefined` when it cannot be had, which must never stop the app. */
export async function loadVersionConfig(
  get: typeof fetch = (...call) => fetch(...call),
): Promise<VersionConfig | undefined> {
  try {
    const response = await get('/version-config.json')
    const config = VersionConfig.safeParse(await response.json())
    return config.success ? config.data : undefined
  } catch {
    return undefined
  }
}

/** Switches the grey filter of the app. */
export function setGrey(isGrey: boolean): void {
  setTimeout(() => document.documentElement.classList.toggle(GREY_CLASS, isGrey), GREY_DELAY_MS)
}
