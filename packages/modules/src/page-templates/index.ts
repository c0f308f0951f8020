export { blank } from './content-templates.data.ts'
export { PAGE_TEMPLATES } from './page-templates.ts'
export type { PageTemplate, TemplateGroup, TemplateSite } from './page-template.ts'
