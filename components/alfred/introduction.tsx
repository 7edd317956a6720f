import type { DeskLabels } from '@/lib/alfred/desk-copy';
import type { DrawnAnswer } from '@/lib/alfred/drawn-answer';
import { AnswerView } from './answer-view';

export interface SampleAnswer {
  question: string;
  answer: DrawnAnswer;
}

/** What somebody without an account sees: what he does, three of his answers, and the way to talk to him. */
export function Introduction({
  samples,
  signUpHref,
  signInHref,
  labels,
}: {
  samples: readonly SampleAnswer[];
  signUpHref: string;
  signInHref: string;
  labels: DeskLabels;
}) {
  return (
    <>
      <section aria-labelledby="abilities" className="alfred-abilities">
        <h2 id="abilities">{labels.can}</h2>
        <ol>
          {labels.abilities.map((ability) => (
            <li key={ability}>{ability}</li>
          ))}
        </ol>
        <p>{labels.account}</p>
        <p className="alfred-ways">
          <a href={signUpHref} rel="nofollow" className="alfred-strong">
            {labels.signUp}
          </a>
          <a href={signInHref} rel="nofollow">
            {labels.signIn}
          </a>
        </p>
      </section>
      <section aria-labelledby="samples" className="alfred-samples">
        <h2 id="samples">{labels.samples}</h2>
        {samples.map(({ question, answer }, index) => (
          <article key={question} aria-labelledby={`sample-${index}`} className="alfred-exchange">
            <h3 id={`sample-${index}`} className="alfred-question">
              {question}
            </h3>
            <AnswerView id={`sample-${index}-answer`} answer={answer} labels={labels} />
          </article>
        ))}
      </section>
    </>
  );
}
