/** A code, or one for each value of a member of the body. */
type Code = string | { readonly by: string; readonly codes: Readonly<Record<string, string>> }

/** The button of a menu that an operation stands behind: who may not use the button may not call it. Engine 5. */
export interface Right {
  /** Code of the menu. */
  readonly menu: Code
  /** Code of the button. */
  readonly button: Code
}

/** The rights that an operation may ask for, as `MENU.BUTTON`. */
export function rightsOf({ menu, button }: Right): readonly string[] {
  return codesOf(menu).flatMap((menuCode) => codesOf(button).map((code) => `${menuCode}.${code}`))
}

/** What a call with this body stands behind; `undefined` for a value that has no right, which nobody may send. */
export function rightOf(
  { menu, button }: Right,
  body: unknown,
): { readonly menu: string; readonly button: string } | undefined {
  const [menuCode, buttonCode] = [codeOf(menu, body), codeOf(button, body)]
  return menuCode === undefined || buttonCode === undefined ? undefined : { menu: menuCode, button: buttonCode }
}

function codesOf(code: Code): readonly string[] {
  return typeof code === 'string' ? [code] : [...new Set(Object.values(code.codes))]
}

function codeOf(code: Code, body: unknown): string | undefined {
  if (typeof code === 'string') return code
  const value = String((body as Readonly<Record<string, unknown>> | undefined)?.[code.by])
  return Object.hasOwn(code.codes, value) ? code.codes[value] : undefined
}
