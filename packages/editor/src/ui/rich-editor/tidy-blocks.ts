const BLOCKS = 'p, h2, h3, h4, ul, ol, blockquote, table, figure, hr'

/** Normalises blocks after a command: browsers nest lists and quotes in paragraphs and leave loose text. Nodes are moved, never recreated, so that the caret stays. */
export function tidyBlocks(editor: HTMLElement): void {
  const selection = document.getSelection()
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {}
  const nested = [...editor.querySelectorAll(`:is(p, h2, h3, h4):has(${BLOCKS})`)]
  for (const block of nested) block.replaceWith(...block.childNodes)
  const hasWrapped = [editor, ...editor.querySelectorAll('blockquote')].filter(wrapLooseWords).length > 0
  // Setting the caret, even to its position, would lose a pending format such as bold.
  if (nested.length === 0 && !hasWrapped) return
  if (anchorNode && focusNode && editor.contains(anchorNode) && editor.contains(focusNode))
    selection?.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset)
}

/** Wraps loose text in paragraphs; false when there is none. */
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
