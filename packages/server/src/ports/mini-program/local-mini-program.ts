import type { MiniProgramPort } from './mini-program.ts'

/** Stands in for a mini program: its pages are those of the shop. Engine 7.2. */
export const localMiniProgram: MiniProgramPort = {
  generateScheme: async ({ path, query }) => ({ openlink: `${path}?${query}` }),
}
