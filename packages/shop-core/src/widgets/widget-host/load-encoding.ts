/** Loads what encodes requests for rows: once, while the layout of a list or the definition of a tree is read. Engine 1.5. */
export const loadEncoding = () => import('@mallwright/contract/list-engine/encoding')
