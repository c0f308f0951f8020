import { checkDocument, Colour, Node, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { Command } from '../kit/define-command.ts'

const Input = z.object({
  /** The nodes of the design, each held once, by the page or by one of them. */
  nodes: z.array(Node),
  /** The ids of those that the page holds, in order. */
  children: z.array(NodeId),
  /** Behind what is on the page, or instead of it. */
  mode: z.enum(['append', 'replace']),
  /** What the design says about the page; only with `replace`, and only what it says. */
  title: z.optional(z.string().check(z.maxLength(60))),
  background: z.optional(Colour),
  /** What else the design said about itself; only with `replace`. */
  kept: z.optional(z.string()),
})

/** Puts a whole design on the page, as one step. */
const insertDesign: Omit<Command<z.infer<typeof Input>>, 'name' | 'label'> = {
  input: Input,
  apply(document, { nodes, children, mode, title, background, kept }) {
    const own: Document = {
      format: document.format,
      title: '',
      look: { background: '' },
      children,
      nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
    }
    const checked = checkDocument(own)
    if (!checked.ok) throw new CommandError(`no design: ${checked.fault.path} ${checked.fault.reason}`)
    const known = mode === 'append' && nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (known) throw new CommandError(`node ${known.id} is already there`)
    if (mode === 'replace') {
      document.children = []
      document.nodes = {}
      if (title) document.title = title
      if (background) document.look.background = background
      if (kept === undefined) delete document['kept']
      else document['kept'] = kept
    }
    document.children.push(...children)
    for (const node of nodes) document.nodes[node.id] = structuredClone(node)
  },
  targetsOf: ({ children }) => children.slice(0, 1),
}

/** Puts a design that was brought from elsewhere on the page. */
export const importDesign = defineCommand({
  name: 'page.import',
  label: { zh: '导入设计', en: 'Import a design' },
  ...insertDesign,
})

/** Puts a designed page for an occasion on the page. */
export const applyTemplate = defineCommand({
  name: 'page.applyTemplate',
  label: { zh: '应用模板', en: 'Apply a template' },
  ...insertDesign,
})
