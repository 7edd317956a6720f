'use client';

import type { MouseEvent, ReactNode } from 'react';
import { answerTemplateIds } from '@/lib/quotes/answer-templates';
import { askForTemplate } from './use-typed-meanwhile';

/** The templates of an answer: links, each with its own as `data-template`. The form is told at once which of them is on its way. */
export function TemplateTabs({ label, children }: { label: string; children: ReactNode }) {
  const tell = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-template]') : null;
    const to = answerTemplateIds.find((id) => id === link?.dataset.template);
    if (to && !ctrlKey && !metaKey && !shiftKey) askForTemplate(to);
  };
  return (
    <nav aria-label={label} className="mb-4" onClickCapture={tell}>
      {children}
    </nav>
  );
}
