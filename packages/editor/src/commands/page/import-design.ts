import { checkDocument, Colour, Node, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import * as z from 'zod/mini'

import { CommandError, defineCommand } from '../kit/define-command.ts'
import type { Command } from '../kit/define-command.ts'

const Input = z.object({
  /** Nodes of the design, each referenced once by the page or another node. */
  nodes: z.array(Node),
  /** Ids of the top-level nodes, in order. */
  children: z.array(NodeId),
  /** Appends to the page or replaces it. */
  mode: z.enum(['append', 'replace']),
  /** Page properties of the design; only with `replace`. */
  title: z.optional(z.string().check(z.maxLength(60))),
  background: z.optional(Colour),
  /** Unknown properties of the design; only with `replace`. */
  kept: z.optional(z.string()),
})

/** Inserts a whole design as one step. */
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
    if (!checked.ok) throw new CommandError(`no design: ${checked.issue.path} ${checked.issue.reason}`)
    const taken = mode === 'append' && nodes.find(({ id }) => Object.hasOwn(document.nodes, id))
    if (taken) throw new CommandError(`node ${taken.id} is already there`)
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

/** Imports a design from outside. */
export const importDesign = defineCommand({
  name: 'page.import',
  label: { zh: '导入设计', en: 'Import a design' },
  ...insertDesign,
})

/** Applies a page template. */
export const applyTemplate = defineCommand({
  name: 'page.applyTemplate',
  label: { zh: '应用模板', en: 'Apply a template' },
  ...insertDesign,
})
