/** The button of a menu that an operation stands behind: who may not use the button may not call it. Engine 5. */
export interface Right {
  /** Code of the menu. */
  readonly menu: string
  /** Code of the button; where a member of the body decides, one for each of its values. */
  readonly button: string | { readonly by: string; readonly codes: Readonly<Record<string, string>> }
}

/** Every button that an operation may stand behind. */
export function buttonsOf({ button }: Right): readonly string[] {
  return typeof button === 'string' ? [button] : [...new Set(Object.values(button.codes))]
}

/** The button that a call with this body stands behind; `undefined` for a value that has none, which nobody may send. */
export function buttonOf({ button }: Right, body: unknown): string | undefined {
  if (typeof button === 'string') return button
  const value = String((body as Readonly<Record<string, unknown>> | undefined)?.[button.by])
  return Object.hasOwn(button.codes, value) ? button.codes[value] : undefined
}
