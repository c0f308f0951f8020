import type { Transaction } from '../db/database.ts'
import { addBlock } from '../site/blocks/block.store.ts'
import { demoBlocks } from './pages/demo-blocks.ts'
import { demoId } from './plans/demo-id.ts'
import { EDITOR } from './seed-pages.ts'
import { MAIN_SITE_ID } from './seed-sites.ts'

/** Saves the ready blocks of the main site. */
export async function seedBlocks(client: Transaction): Promise<void> {
  for (const document of demoBlocks()) {
    const { title: name } = document
    await addBlock(client, MAIN_SITE_ID, {
      id: demoId(`block/${name}`),
      name,
      isLinked: false,
      document,
      editedBy: EDITOR,
    })
  }
}
