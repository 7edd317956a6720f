import type { ReactNode } from 'react';
import { INK } from '@/components/illustrations/tones';
import { leastCapital } from '@/lib/drawing/least-capital';
import type { Locale, Localized } from '@/lib/i18n/locales';
import type { Plate } from '@/lib/nameplate/plate';
import type { TryoutChoice } from '@/lib/services/tryouts/tryout';

/** A drawing that says a name: a visitor's own, or one that is made up. */
export interface NamedDrawingProps {
  plate?: Plate | undefined;
}

/** Height of a capital that can be read on the sheet of a try-out, which is as wide as the narrowest screen. */
export const readableOnTryout = leastCapital(600, 320);

/** The sheet of a try-out: 600 × 400 units; where the words beside it are tall, x 60 to 540 is sure to show. */
export function TryoutSheet({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      fontFamily="var(--font-display)"
      fontWeight="800"
      fill={INK}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

interface TryoutFrameProps {
  heading: string;
  drawing: ReactNode;
  /** The switches, and what they bring about in words. */
  children: ReactNode;
  className?: string;
}

export function TryoutFrame({ heading, drawing, children, className = '' }: TryoutFrameProps) {
  return (
    <section aria-labelledby="tryout" className={`tryout ${className}`.trim()}>
      <h2 id="tryout" className="sign text-board">
        {heading}
      </h2>
      {drawing}
      <div className="try-side">{children}</div>
    </section>
  );
}

interface ChoiceProps {
  /** Which of the switches that tryouts.css knows. */
  by: 'a' | 'b';
  choice: TryoutChoice;
  locale: Locale;
  /** The position it starts in. */
  first?: number;
}

export function Choice({ by, choice, locale, first = 0 }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="font-bold">{choice.legend[locale]}</legend>
      <div className="try-plates">
        {choice.options.map((option, index) => (
          <label key={option[locale]} className="try-plate">
            <input
              type="radio"
              name={`try-${by}`}
              value={index}
              defaultChecked={index === first}
              className={by + index}
            />
            {option[locale]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The switch c. */
export function OnOff({ label, on = false }: { label: string; on?: boolean }) {
  return (
    <label className="flex items-center gap-3 font-bold">
      <input type="checkbox" name="try-c" defaultChecked={on} className="c switch" />
      {label}
    </label>
  );
}

/** One text for each position of switch a, told when it changes. */
export function Says({ texts, locale }: { texts: readonly Localized[]; locale: Locale }) {
  return (
    <div className="try-says text-lg" aria-live="polite">
      {texts.map((text, index) => (
        <p key={text[locale]} data-a={index}>
          {text[locale]}
        </p>
      ))}
    </div>
  );
}
