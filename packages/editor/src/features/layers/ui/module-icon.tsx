import {
  AppWindow,
  Award,
  BadgeCheck,
  Box,
  FileText,
  Frame,
  GalleryHorizontal,
  Heading,
  Image,
  LayoutGrid,
  Link2,
  Megaphone,
  MessageCircle,
  Minus,
  MousePointerClick,
  MoveVertical,
  Newspaper,
  PanelTop,
  PanelsTopLeft,
  Search,
  ShoppingBag,
  Store,
  Tags,
  Ticket,
  Timer,
  Type,
  Video,
  Zap,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Icon of each module; a new module needs one. */
export const MODULE_ICONS: Readonly<Record<string, LucideIcon>> = {
  announcement: Megaphone,
  'article-list': Newspaper,
  'brand-wall': Award,
  button: MousePointerClick,
  carousel: GalleryHorizontal,
  countdown: Timer,
  'coupon-list': Ticket,
  divider: Minus,
  'floating-entry': MessageCircle,
  'free-container': Frame,
  image: Image,
  'linked-block': Link2,
  'module-title': Heading,
  navigation: LayoutGrid,
  'paged-list': Tags,
  'pop-up': AppWindow,
  'product-list': ShoppingBag,
  'rich-text': FileText,
  'search-box': Search,
  'service-strip': BadgeCheck,
  'shop-list': Store,
  spacer: MoveVertical,
  'tab-page': PanelTop,
  'tag-tabs': PanelsTopLeft,
  text: Type,
  'timed-offers': Zap,
  video: Video,
}

/** Icon of a node's module, to tell layers apart; a box for an unknown one. */
export function ModuleIcon({ type }: { readonly type: string }): ReactNode {
  const Icon = Object.hasOwn(MODULE_ICONS, type) ? (MODULE_ICONS[type] ?? Box) : Box
  return <Icon className="st-layer-kind" aria-hidden="true" />
}
