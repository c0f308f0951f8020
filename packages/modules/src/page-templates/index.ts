export { blank } from './content-templates.data.ts'
export { PAGE_TEMPLATES } from './page-templates.ts'
export type { PageTemplate, TemplateSite } from './page-template.ts'
