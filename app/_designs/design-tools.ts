import type { DesignKind } from '@/lib/designs/design';
import type { DesignTool } from './design-tool';
import { shirtTool } from './shirt-tool';
import { wrapTool } from './wrap-tool';

/** Every kind of design that can be shown: docs/add-a-design-kind.md. */
export const designTools: Partial<Record<DesignKind, DesignTool>> = { wrap: wrapTool, shirt: shirtTool };
