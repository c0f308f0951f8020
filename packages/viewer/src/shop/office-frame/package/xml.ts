/**
 * Parses a part. Throws for what is none, and for one that declares a type of its own: no program writes it, and entities would
 * multiply by it. ECMA-376 part 2 §9.1.
 */
export function parseXml(text: string): Element {
  if (text.includes('<!DOCTYPE')) throw new Error('a part with a document type')
  const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
  if (documentElement.getElementsByTagName('parsererror').length > 0 || documentElement.localName === 'parsererror')
    throw new Error('a part that is no XML')
  return documentElement
}

/** The children of an element by their name, whatever prefix they have. */
export function childrenOf(element: Element | undefined, name: string): readonly Element[] {
  const found: Element[] = []
  // From one to the next: a list of children of which there are thousands may be walked anew for each.
  for (let child = element?.firstElementChild; child; child = child.nextElementSibling)
    if (child.localName === name) found.push(child)
  return found
}

/** The first child of an element by a path of names. */
export function childOf(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  return path.reduce<Element | undefined>((from, name) => childrenOf(from, name)[0], element)
}

/** All elements below one by their name, in their order. */
export function descendantsOf(element: Element, name: string): readonly Element[] {
  return [...element.getElementsByTagNameNS('*', name)]
}

/** An attribute by its name, whatever prefix it has; '' without it. */
export function attributeOf(element: Element | undefined, name: string): string {
  if (!element) return ''
  return element.getAttribute(name) ?? [...element.attributes].find((one) => one.localName === name)?.value ?? ''
}

/** Whether an attribute says so; `otherwise` without it. ECMA-376 part 1 §22.9.2.7. */
export function isOn(element: Element | undefined, name: string, otherwise = false): boolean {
  const value = attributeOf(element, name)
  return value === '' ? otherwise : value === '1' || value === 'true' || value === 'on'
}
