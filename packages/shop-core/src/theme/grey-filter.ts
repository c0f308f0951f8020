import { VersionConfig } from '@mallwright/contract/rpc'

/** Class on `<html>` that applies the grey filter of shop.css. */
export const GREY_CLASS = 'shop-grey'

/** Delay in ms between a change and the switch. Specification 1 §9. */
export const GREY_DELAY_MS = 100

/** Reads `/version-config.json`; `undefined` when it is unavailable, which must not stop the app. */
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

/** Applies the grey filter of the version configuration, now and whenever the page becomes visible. Returns dispose. */
export function followGreyFilter(load: () => Promise<VersionConfig | undefined> = loadVersionConfig): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDisposed = false
  const apply = async () => {
    const isGrey = (await load())?.grayType ?? false
    if (isDisposed) return
    clearTimeout(timer)
    timer = setTimeout(() => document.documentElement.classList.toggle(GREY_CLASS, isGrey), GREY_DELAY_MS)
  }
  const onVisibilityChange = () => {
    if (document.visibilityState === 'visible') void apply()
  }
  void apply()
  document.addEventListener('visibilitychange', onVisibilityChange)
  return () => {
    isDisposed = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    document.documentElement.classList.remove(GREY_CLASS)
  }
}
