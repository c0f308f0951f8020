export type {
  AnyModuleView,
  DataSource,
  Loaded,
  ModuleAction,
  ModuleView,
  ProductPage,
  ViewMode,
  ViewProps,
} from './module-view.ts'
