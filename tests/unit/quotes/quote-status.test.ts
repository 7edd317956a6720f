import { expect, test } from 'vitest';
import { answerStages, quoteStatuses, stageAfterAnswer } from '@/lib/quotes/quote-status';

test('an answer moves a request on, and never back', () => {
  expect(stageAfterAnswer('new', 'contacted')).toBe('contacted');
  expect(stageAfterAnswer('new', 'quoted')).toBe('quoted');
  expect(stageAfterAnswer('contacted', 'quoted')).toBe('quoted');
  expect(stageAfterAnswer('quoted', 'contacted')).toBeNull();
  for (const open of ['new', 'contacted', 'quoted'] as const)
    expect(stageAfterAnswer(open, 'lost')).toBe('lost');
  for (const wanted of answerStages) {
    for (const settled of ['won', 'lost', 'spam'] as const) {
      expect(stageAfterAnswer(settled, wanted)).toBeNull();
    }
  }
});

test('an answer that changes nothing leaves every status', () => {
  for (const status of quoteStatuses) expect(stageAfterAnswer(status, null)).toBeNull();
});
