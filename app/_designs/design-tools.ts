import type { DesignKind } from '@/lib/designs/design';
import type { DesignTool } from './design-tool';
import { wrapTool } from './wrap-tool';

/** Every kind of design: docs/add-a-design-kind.md. */
export const designTools = { wrap: wrapTool } satisfies Record<DesignKind, DesignTool>;
