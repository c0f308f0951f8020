const BLOCKS = 'p, h2, h3, h4, ul, ol, blockquote, table, figure, hr'

/**
 * Puts blocks back in order after a command, since browsers leave lists and quotes inside of paragraphs and loose words
 * beside them. Nodes are moved and none is made anew, so that the caret stays where it is.
 */
export function tidyBlocks(editor: HTMLElement): void {
  const selection = document.getSelection()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  const nested = [...editor.querySelectorAll(`:is(p, h2, h3, h4):has(${BLOCKS})`)]
  for (const block of nested) block.replaceWith(...block.childNodes)
  const hasWrapped = [editor, ...editor.querySelectorAll('blockquote')].filter(wrapLooseWords).length > 0
  // Setting the caret, even to where it is, forgets that the next letter shall be bold.
  if (nested.length === 0 && !hasWrapped) return
  if (anchorNode && focusNode && editor.contains(anchorNode) && editor.contains(focusNode))
    selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
}

/** Gives words that stand beside paragraphs a paragraph of their own; false when there are none. */
function wrapLooseWords(parent: Element): boolean {
  let paragraph: HTMLElement | undefined
  let hasWrapped = false
  for (const node of Array.from(parent.childNodes)) {
    if (node instanceof Element && node.matches(BLOCKS)) {
      paragraph = undefined
      continue
    }
    if (!paragraph) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '') continue
      paragraph = document.createElement('p')
      node.before(paragraph)
    }
    paragraph.append(node)
    hasWrapped = true
  }
  return hasWrapped
}
