import { Colour, MAX_NODES, MAX_TITLE } from './document.ts'
import type { Document } from './document.ts'
import { MAX_ID, MAX_MODULE, MAX_NAME } from './node.ts'

/**
 * Whether a value surely has the shape of a document, by a look that takes a sixth of the schema's time or less: a page of
 * 1,000 nodes is opened, saved and pasted through it. `false` means that the schema has to say, and why. What is true here
 * the schema accepts too (property test).
 */
export function isPlainDocument(value: unknown): value is Document {
  if (!isPlainObject(value)) return false
  const { format, title, look, children, nodes } = value
  return (
    isWhole(format, 1) &&
    isText(title, 0, MAX_TITLE) &&
    isPlainObject(look) &&
    Colour.safeParse(look['background']).success &&
    isIds(children) &&
    isPlainObject(nodes) &&
    holdsPlainNodes(nodes)
  )
}

function holdsPlainNodes(nodes: Readonly<Record<string, unknown>>): boolean {
  const ids = Object.keys(nodes)
  return ids.length <= MAX_NODES && ids.every((id) => isText(id, 1, MAX_ID) && isPlainNode(nodes[id]))
}

/** Guides of its own and when it is shown are left to the schema: few nodes have them. */
function isPlainNode(value: unknown): boolean {
  if (!isPlainObject(value)) return false
  const { id, module, version, props, rect, children, name, group, groupName, guides, isHidden, isLocked, showing } =
    value
  return (
    isText(id, 1, MAX_ID) &&
    isText(module, 1, MAX_MODULE) &&
    isWhole(version, 0) &&
    isPlainObject(props) &&
    (rect === undefined || isRect(rect)) &&
    (children === undefined || isIds(children)) &&
    (name === undefined || isText(name, 0, MAX_NAME)) &&
    (group === undefined || isText(group, 1, MAX_ID)) &&
    (groupName === undefined || isText(groupName, 0, MAX_NAME)) &&
    guides === undefined &&
    showing === undefined &&
    (isHidden === undefined || typeof isHidden === 'boolean') &&
    (isLocked === undefined || typeof isLocked === 'boolean')
  )
}

/** Of JSON's own kind, with no other prototype. */
function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

function isText(value: unknown, min: number, max: number): boolean {
  return typeof value === 'string' && value.length >= min && value.length <= max
}

function isWhole(value: unknown, min: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= min
}

function isIds(value: unknown): boolean {
  return Array.isArray(value) && value.every((id) => isText(id, 1, MAX_ID))
}

function isRect(value: unknown): boolean {
  if (!isPlainObject(value)) return false
  const { x, y, width, height } = value
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(width) && Number.isFinite(height)
}
