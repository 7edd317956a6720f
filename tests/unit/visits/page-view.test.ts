import { describe, expect, test } from 'vitest';
import { createPageView } from '@/lib/visits/page-view';

const start = { key: '6f1c0b3e-90a1-4f0e-9a5b-0d8a4c4f7a10', path: '/nl', referrer: 'https://search.test/' };

describe('A view of a page', () => {
  test('counts the time in which it is visible, and no other', () => {
    const view = createPageView(start);
    expect(view.report(60_000, 'T').seconds).toBe(0);
    view.show(1_000);
    view.show(3_000);
    expect(view.report(6_400, 'T').seconds).toBe(5);
    view.hide(7_000);
    view.hide(9_000);
    expect(view.report(500_000, 'T').seconds).toBe(6);
    view.show(500_000);
    expect(view.report(504_000, 'T').seconds).toBe(10);
  });

  test('keeps its deepest point, its clicks and its first title', () => {
    const view = createPageView(start);
    view.scrolledTo(740, 3700);
    view.scrolledTo(2000, 3700);
    view.scrolledTo(100, 3700);
    view.click();
    view.click();
    expect(view.report(0, 'Welkom')).toMatchObject({ depth: 54, clicks: 2, title: 'Welkom' });
    view.scrolledTo(5000, 3700);
    view.touchForm();
    view.sendForm();
    expect(view.report(0, 'Andere pagina')).toEqual({
      ...start,
      title: 'Welkom',
      depth: 100,
      clicks: 2,
      seconds: 0,
      reachedForm: true,
      sentForm: true,
    });
  });

  test('stays within the bounds of what is recorded', () => {
    const view = createPageView({ ...start, path: `/${'x'.repeat(500)}`, referrer: 'y'.repeat(9000) });
    for (let click = 0; click < 10_100; click += 1) view.click();
    view.show(0);
    view.scrolledTo(Number.NaN, 0);
    const report = view.report(1e12, 'z'.repeat(1000));
    expect(report).toMatchObject({ clicks: 10_000, seconds: 86_400, depth: 0 });
    expect([report.path.length, report.referrer.length, report.title.length]).toEqual([300, 2000, 300]);
  });
});
