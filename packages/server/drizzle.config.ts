import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` here writes the next migration from the tables. */
export const config = defineConfig({
  dialect: 'postgresql',
  schema: './src/db/tables/**/*.table.ts',
  out: './migrations',
})

// drizzle-kit demands a default export.
export { config as default }
