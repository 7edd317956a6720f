import type { Locator, Page } from '@playwright/test';

/** What assistive technology is told about a control, as Chromium computes it: `expanded`, `hasPopup`, `focused`… */
export async function readAccessibleState(page: Page, control: Locator): Promise<Record<string, unknown>> {
  const session = await page.context().newCDPSession(page);
  const id = await control.getAttribute('id');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: `#${id}` });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
  await session.detach();
  return Object.fromEntries((nodes[0]?.properties ?? []).map(({ name, value }) => [name, value.value]));
}
